import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { typedIn } from './draft.ts';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';
import receiptStyles from './receipt.css?url&no-inline';

/** Hydrates the form in the HTML. Resolves when it is interactive. */
export function hydrateForm(root: HTMLElement): Promise<void> {
  const form = root.querySelector('form');
  const props: LeadFormProps = JSON.parse(root.dataset.props ?? '{}');
  if (!props.isPage)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: receiptStyles }),
    );
  return new Promise((resolve) => {
    const hydrate = () =>
      void hydrateRoot(root, <LeadForm {...props} typed={form ? typedIn(form) : {}} onReady={resolve} />);
    // On its own page in slices of a few milliseconds, because no one waits for it. In the popup at once.
    if (props.isPage) startTransition(hydrate);
    else hydrate();
  });
}
