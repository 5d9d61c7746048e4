import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Audit } from './Audit.tsx';
import { useAddress, useLinks } from './address.ts';
import { desk } from './ask.ts';
import { Deliveries } from './Deliveries.tsx';
import { Inbox } from './Inbox.tsx';
import { Numbers } from './Numbers.tsx';
import { undoLast, useNotices } from './notices.ts';
import { POLL_MS, useAbout } from './queries.ts';
import { useKeys } from './use-keys.ts';

const VIEWS = { inbox: 'Inbox', numbers: 'Numbers', deliveries: 'Deliveries' } as const;
const KEYS = [
  ['j, k', 'next or previous lead'],
  ['Enter', 'open the lead'],
  ['Escape', 'close the lead'],
  ['x', 'select the lead'],
  ['e', 'mark as contacted (the first status after new)'],
  ['1 to 9', 'set a status by its position'],
  ['!', 'mark as spam'],
  ['t', 'remind tomorrow at nine'],
  ['n', 'write a note'],
  ['u', 'undo the last change, and those before it'],
  ['/', 'search; Enter moves to the results'],
  ['?', 'show these shortcuts'],
] as const;

/** The desk: inbox, numbers and deliveries. */
export function Desk() {
  const address = useAddress();
  useLinks();
  const { words, done, locked } = useNotices();
  const help = useRef<HTMLDialogElement>(null);
  const { isKnown, states, person } = useAbout();
  // Starts after the first leads, which the inbox requests.
  const counts = useQuery({
    queryKey: ['counts'],
    queryFn: desk.counts,
    refetchInterval: POLL_MS,
    enabled: isKnown && locked === null,
  });
  const signOut = useMutation({ mutationFn: desk.signOut });
  const todo = counts.data?.list.todo;
  useNews(todo);

  useKeys(({ key }) => {
    if (key === '?') help.current?.showModal();
    if (key === 'u') undoLast();
  });

  if (locked !== null)
    return (
      <main className="locked">
        <h1>You’re signed out</h1>
        <p>{locked}</p>
      </main>
    );
  const view = address.get('view') ?? 'inbox';
  return (
    <>
      <header className="top">
        <p className="brand">{import.meta.env.BRAND}</p>
        <nav className="views" aria-label="Views">
          {Object.entries({ ...VIEWS, ...(person && { audit: 'Audit' }) }).map(([name, label]) => (
            <a
              key={name}
              href={name === 'inbox' ? '?' : `?view=${name}`}
              aria-current={view === name ? 'page' : undefined}
            >
              {label}
              {name === 'inbox' && todo !== undefined && todo > 0 && (
                <b className="count">{todo.toLocaleString('en')}</b>
              )}
            </a>
          ))}
        </nav>
        {person && <small className="person">{person}</small>}
        <button type="button" className="plain" onClick={() => help.current?.showModal()}>
          Menu
        </button>
      </header>
      {isKnown &&
        (view === 'numbers' ? (
          <Numbers />
        ) : view === 'deliveries' ? (
          <Deliveries />
        ) : view === 'audit' ? (
          <Audit />
        ) : (
          <Inbox states={states} counts={counts.data} />
        ))}
      <p className="notice" role="status" data-said={words !== '' || undefined}>
        {words}
        {done.length > 0 && (
          <button type="button" onClick={undoLast}>
            Undo <kbd>u</kbd>
          </button>
        )}
      </p>
      <dialog ref={help} className="keys" aria-labelledby="keys-title">
        <h2 id="keys-title">Keyboard shortcuts</h2>
        <dl>
          {KEYS.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button type="submit">Close</button>
          {!person && (
            <button type="submit" onClick={() => signOut.mutate()}>
              Sign out everywhere
            </button>
          )}
        </form>
      </dialog>
    </>
  );
}

/** Shows the number of leads to do in the title, and fetches the list when it changes. */
function useNews(count: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    document.title = `${count ? `(${count}) ` : ''}Desk, ${import.meta.env.BRAND}`;
    if (count !== undefined) void client.invalidateQueries({ queryKey: ['leads'] });
  }, [client, count]);
}
