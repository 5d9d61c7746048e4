import { useMutation } from '@tanstack/react-query';
import { countOf } from '../../queries/figures.ts';
import type { StatusChange, WantedStatus, Work, WorkChange } from '../../queries/lead.ts';
import { desk } from './ask.ts';
import { say } from './notices.ts';
import { useKeys } from './use-keys.ts';
import { morningIn, timeOf } from './words.ts';

/** Sets leads' statuses, and shows a notice with an undo button. */
export function useSetStatus(): (ids: readonly string[], status: string) => void {
  const change = useChangeWork();
  const { mutate } = useMutation({
    mutationFn: desk.setStatuses,
    onSuccess(found: StatusChange[], wanted: WantedStatus[]) {
      if (found.length < wanted.length) return say('A lead has changed since, so nothing of it was undone.');
      const changed = found.filter((lead) => lead.old !== lead.new);
      // Only an undo names the status that it changes.
      if (changed.length === 0 || wanted.some(({ only }) => only !== undefined)) return;
      say(wordsFor(changed), () => {
        // Undoes only this change, not a later one by someone else.
        mutate(changed.map((lead) => ({ id: lead.id, status: lead.old, only: lead.new })));
        const reminded = changed.filter(({ reminder }) => reminder !== null);
        if (reminded.length > 0) change(reminded.map(({ id, reminder }) => ({ id, remind_at: reminder })));
      });
    },
  });
  return (ids, status) => mutate(ids.map((id) => ({ id, status })));
}

function wordsFor(changed: readonly StatusChange[]): string {
  const [{ name, old, new: status } = { name: '', old: '', new: '' }] = changed;
  const channels = [...new Set(changed.flatMap((lead) => lead.channels))];
  const what = changed.length === 1 ? `${name}: ${old}` : countOf(changed.length, 'lead');
  return `${what} → ${status}.${channels.length > 0 ? ` Delivering: ${channels.join(', ')}.` : ''}`;
}

/** Changes leads' work. With `words`, shows them with an undo button. */
export function useChangeWork(): (changes: WorkChange[], words?: string) => void {
  const { mutate } = useMutation({
    mutationFn: ({ changes }: { changes: WorkChange[]; words?: string | undefined }) =>
      desk.changeWork(changes),
    onSuccess(before: (WorkChange & Work)[], { changes, words }) {
      if (words === undefined) return;
      const names = Object.keys(changes[0] ?? {});
      const earlier = before.map((lead) =>
        Object.fromEntries(Object.entries(lead).filter(([name]) => names.includes(name))),
      ) as WorkChange[];
      say(words, () => mutate({ changes: earlier }));
    },
  });
  return (changes, words) => mutate({ changes, words });
}

/** Sets reminders for the morning after next `days`, or none if `null`. */
export function useRemind(): (ids: readonly string[], at: Date | null) => void {
  const change = useChangeWork();
  return (ids, at) => {
    const remind_at = at?.toISOString() ?? null;
    const words = remind_at === null ? 'Reminder cleared.' : `Reminder: ${timeOf(remind_at)}.`;
    change(
      ids.map((id) => ({ id, remind_at })),
      words,
    );
  };
}

/** The keyboard shortcuts that work on leads. Calls `done` after each. */
export function useWorkKeys(ids: readonly string[], states: readonly string[], done?: () => void): void {
  const setStatus = useSetStatus();
  const remind = useRemind();
  useKeys((event) => {
    const { key } = event;
    if (ids.length === 0) return;
    const contacted = states.find((state) => state !== 'new' && state !== 'spam');
    const state = { e: contacted, '!': 'spam' }[key] ?? states[Number(key) - 1];
    if (state) setStatus(ids, state);
    else if (key === 't') remind(ids, morningIn(1));
    else return;
    event.preventDefault();
    done?.();
  });
}

/** Retries a lead's deliveries, or all failed ones if `id` is `null`, and shows their number. */
export function useRetry(): (id: string | null) => void {
  const { mutate } = useMutation({
    mutationFn: desk.retry,
    onSuccess: ({ retried }) => say(`${countOf(retried, 'delivery', 'deliveries')} queued.`),
  });
  return mutate;
}
