import { useMutation, useQueryClient } from '@tanstack/react-query';
import { desk } from './ask.ts';
import { say } from './notices.ts';

type Named = { id: string; name: string };

/** Gives a lead another status, says so, and offers to take it back. */
export function useSetStatus(): (lead: Named, status: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ lead, status }: { lead: Named; status: string; isUndo: boolean }) =>
      desk.setStatus(lead.id, status),
    onSuccess({ change }, { lead, isUndo }) {
      for (const queryKey of [['leads'], ['lead', lead.id], ['counts'], ['deliveries']])
        void client.invalidateQueries({ queryKey });
      if (!change || change.old === change.new) return;
      const goesOut =
        change.channels.length > 0 ? ` It is delivered now: ${change.channels.join(', ')}.` : '';
      const takeBack = () => mutate({ lead, status: change.old, isUndo: true });
      if (!isUndo) say(`${lead.name}: ${change.old} → ${change.new}.${goesOut}`, takeBack);
    },
  });
  return (lead, status) => mutate({ lead, status, isUndo: false });
}
