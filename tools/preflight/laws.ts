import type { Project } from './project.ts';
import { textOf, unconfirmed } from './promises.ts';
import { CONFIG_FILE, type Finding } from './report.ts';

/** Where providing or advertising contract cheating, which is completing a student's assessed work, is an offence. */
const CONTRACT_CHEATING = [
  'England and Wales: https://www.legislation.gov.uk/ukpga/2022/21/part/4/chapter/1 (Skills and Post-16 Education Act 2022)',
  'Ireland: https://revisedacts.lawreform.ie/eli/2012/act/28/section/43A/revised/en/html (inserted by an Act of 2019)',
  'Australia: https://www.teqsa.gov.au/node/264 (Prohibiting Academic Cheating Services Act 2020)',
  'New Zealand: https://www.legislation.govt.nz/act/public/2020/0038/latest/whole.html (Education and Training Act 2020)',
  'several US states, such as Texas: https://statutes.capitol.texas.gov/Docs/PE/htm/PE.32.htm (Penal Code, 32.50)',
];
const ACADEMIC_WORK = /\b(assignments?|coursework|dissertations?|essays?|homework|thesis|theses)\b/i;

/** Laws that the owner has to check before publishing: those on the sample trade, and those on every site. */
export function findLaws({ site, content }: Project): Finding[] {
  const duties = unconfirmed(site, 'laws', site.legal.imprint ? ['vat'] : ['imprint', 'vat']);
  const isAcademic =
    !site.languages.includes('en') || [...content.values()].some((part) => ACADEMIC_WORK.test(textOf(part)));
  if (site.legal.confirmed || !isAcademic) return duties;
  const laws = CONTRACT_CHEATING.map(
    (law): Finding => ({
      subject: 'laws',
      what: `Providing or advertising contract cheating is an offence in ${law}`,
      where: { file: CONFIG_FILE, field: 'legal.confirmed' },
      remedy:
        'Have someone who knows these laws check what you offer, and where. Then set legal.confirmed to a sentence that says so, with your name and the date.',
    }),
  );
  return [...laws, ...duties];
}
