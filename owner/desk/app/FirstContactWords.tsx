import type { FirstContact } from '../../queries/figures.ts';
import { MS_PER_MINUTE } from '../../queries/moment.ts';
import { leadsBehind } from './address.ts';
import { counted, spanOf } from './words.ts';

/** How long the leads of a time waited for the first contact, after the words that say which time it is. */
export function FirstContactWords({
  found: { medianMinutes, contacted },
  since,
  until,
}: {
  found: FirstContact;
  since: string;
  until: string;
}) {
  if (medianMinutes === null) return 'no first contact was noted.';
  const leads = <a href={leadsBehind({ since, until, contact: 'noted' })}>{counted(contacted, 'lead')}</a>;
  const waited = spanOf(medianMinutes * MS_PER_MINUTE);
  return contacted === 1 ? (
    <>
      {leads} was contacted, after {waited}.
    </>
  ) : (
    <>
      half of the {leads} that were contacted waited less than {waited}.
    </>
  );
}
