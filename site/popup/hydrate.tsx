import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

/** Makes the form of the HTML a React component. Resolves when it answers to the visitor. */
export function hydrateForm(root: HTMLElement): Promise<void> {
  const props: LeadFormProps = JSON.parse(root.dataset.props ?? '{}');
  return new Promise((resolve) => {
    // In slices of a few milliseconds: a visitor may be scrolling or typing.
    startTransition(() => void hydrateRoot(root, <LeadForm {...props} onReady={resolve} />));
  });
}
