import { useMutation, useQueryClient } from '@tanstack/react-query';
import { desk } from './ask.ts';
import { say } from './notices.ts';
import { counted } from './words.ts';

/** Has the deliveries of a lead sent anew, or all that failed where `id` is `null`, and says how many they are. */
export function useRetry(): (id: string | null) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: desk.retry,
    onSuccess({ retried }) {
      say(`${counted(retried, 'delivery', 'deliveries')} to be sent anew.`);
      for (const queryKey of [['lead'], ['deliveries']]) void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
