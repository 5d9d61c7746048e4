import { useMutation } from '@tanstack/react-query';
import { countOf } from '../../queries/figures.ts';
import { desk } from './ask.ts';
import { say } from './notices.ts';

type Named = { id: string; name: string };
type Change = { lead: Named; status: string; only: string | null };

/** Sets a lead's status, and shows a notice with an undo button. */
export function useSetStatus(): (lead: Named, status: string) => void {
  const { mutate } = useMutation({
    mutationFn: ({ lead, status, only }: Change) => desk.setStatus(lead.id, status, only),
    onSuccess({ change }, { lead, only }) {
      const isUndo = only !== null;
      if (change === null) say(`${lead.name} has changed since, so nothing was undone.`);
      else if (!isUndo && change.old !== change.new) {
        const goesOut = change.channels.length > 0 ? ` Delivering: ${change.channels.join(', ')}.` : '';
        // Undoes only this change, not a later one by someone else.
        const undo = () => mutate({ lead, status: change.old, only: change.new });
        say(`${lead.name}: ${change.old} → ${change.new}.${goesOut}`, undo);
      }
    },
  });
  return (lead, status) => mutate({ lead, status, only: null });
}

/** Retries a lead's deliveries, or all failed ones if `id` is `null`, and shows their number. */
export function useRetry(): (id: string | null) => void {
  const { mutate } = useMutation({
    mutationFn: desk.retry,
    onSuccess: ({ retried }) => say(`${countOf(retried, 'delivery', 'deliveries')} queued.`),
  });
  return mutate;
}
