import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import '../../../site/styles/tokens.css';
import './desk.css';
import { Locked } from './ask.ts';
import { Desk } from './Desk.tsx';
import { lock, say } from './notices.ts';

const failed = (error: Error) => (error instanceof Locked ? lock(error.message) : say(error.message));
const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: failed }),
  // A change may touch every view.
  mutationCache: new MutationCache({ onError: failed, onSuccess: () => client.invalidateQueries() }),
  defaultOptions: { queries: { retry: false, staleTime: 2_000, refetchOnWindowFocus: true } },
});

const root = document.getElementById('desk');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <Desk />
    </QueryClientProvider>,
  );
