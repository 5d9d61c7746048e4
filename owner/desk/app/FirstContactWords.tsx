import type { FirstContact } from '../../queries/figures.ts';
import { MS_PER_MINUTE } from '../../queries/moment.ts';
import { leadsBehind } from './address.ts';
import { counted, spanOf } from './words.ts';

/** How long a period's leads waited for the first contact. Continues a sentence that names the period. */
export function FirstContactWords({
  found: { medianMinutes, contacted },
  since,
  until,
}: {
  found: FirstContact;
  since: string;
  until: string;
}) {
  if (medianMinutes === null) return 'no first contact was recorded.';
  const leads = <a href={leadsBehind({ since, until, contact: 'noted' })}>{counted(contacted, 'lead')}</a>;
  const waited = spanOf(medianMinutes * MS_PER_MINUTE);
  return contacted === 1 ? (
    <>
      {leads} was contacted, after {waited}.
    </>
  ) : (
    <>
      half of the {leads} contacted waited less than {waited}.
    </>
  );
}
