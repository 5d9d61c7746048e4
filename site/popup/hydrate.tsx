import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { typedIn } from './draft.ts';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

/** Makes the form of the HTML a React component. Resolves when it answers to the visitor. */
export function hydrateForm(root: HTMLElement): Promise<void> {
  const form = root.querySelector('form');
  const props: LeadFormProps = JSON.parse(root.dataset.props ?? '{}');
  return new Promise((resolve) => {
    const hydrate = () =>
      void hydrateRoot(root, <LeadForm {...props} typed={form ? typedIn(form) : {}} onReady={resolve} />);
    // On a page of its own in slices of a few milliseconds, since nobody asked for it. In the popup a visitor waits for it.
    if (props.isPage) startTransition(hydrate);
    else hydrate();
  });
}
