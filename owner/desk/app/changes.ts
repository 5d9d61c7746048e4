import { useMutation, useQueryClient } from '@tanstack/react-query';
import { desk } from './ask.ts';
import { say } from './notices.ts';
import { counted } from './words.ts';

type Named = { id: string; name: string };
type Change = { lead: Named; status: string; only: string | null };

/** Gives a lead another status, says so, and offers to undo it. */
export function useSetStatus(): (lead: Named, status: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ lead, status, only }: Change) => desk.setStatus(lead.id, status, only),
    onSuccess({ change }, { lead, only }) {
      for (const queryKey of [['leads'], ['lead', lead.id], ['counts'], ['deliveries']])
        void client.invalidateQueries({ queryKey });
      const isUndo = only !== null;
      if (change === null) say(`${lead.name} was changed in the meantime, so nothing was undone.`);
      else if (!isUndo && change.old !== change.new) {
        const goesOut =
          change.channels.length > 0 ? ` It is delivered now: ${change.channels.join(', ')}.` : '';
        // Undoes this change alone, and nothing that somebody else made of the lead since.
        const undo = () => mutate({ lead, status: change.old, only: change.new });
        say(`${lead.name}: ${change.old} → ${change.new}.${goesOut}`, undo);
      }
    },
  });
  return (lead, status) => mutate({ lead, status, only: null });
}

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
