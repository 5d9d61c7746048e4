/** A part of a sentence that an editor would mark. `instead`: the shorter words for it. */
export type Mark = { kind: MarkKind; start: number; end: number; instead?: string | undefined };

/** The kinds of marks. `site/content/<language>/hero.ts` has a note for each. */
export type MarkKind = (typeof RULES)[number][0];

/** Long ways to say something, with the short one. */
const SHORTER: Readonly<Record<string, string>> = {
  'due to the fact that': 'because',
  'owing to the fact that': 'because',
  'in light of the fact that': 'because',
  'the reason why is because': 'because',
  'the reason is because': 'because',
  'despite the fact that': 'although',
  'in spite of the fact that': 'although',
  'in order to': 'to',
  'in the event that': 'if',
  'at this point in time': 'now',
  'at the present time': 'now',
  'until such time as': 'until',
  'in close proximity to': 'near',
  'a large number of': 'many',
  'has the ability to': 'can',
  'have the ability to': 'can',
  'that is a thing that': 'so',
  'which is a thing that': 'which',
  'each and every': 'every',
  'first and foremost': 'first',
  'in regards to': 'about',
  'with regards to': 'about',
  'very unique': 'unique',
  'end result': 'result',
  'past history': 'history',
};

const FILLERS = [
  'it is important to note that',
  'it should be noted that',
  'it is worth noting that',
  'it goes without saying that',
  'needless to say,?',
  'as a matter of fact,?',
  'for all intents and purposes,?',
  'in my (?:personal |own |humble )?opinion,?',
  'I (?:personally )?(?:think|believe|feel) that',
  // Not "this very moment".
  '(?<!\\b(?:the|th[eo]se|this|that|my|your|his|her|its|our|their) )very',
  'really',
  'basically',
  'totally',
  'obviously',
];

const VAGUE_OPENINGS = [
  "in today[’']s (?:modern |fast-paced |digital )*(?:society|world|age|era)",
  'in this day and age',
  '(?:ever )?since the (?:dawn|beginning) of (?:time|history|mankind|humanity)',
  'from the dawn of (?:time|history|mankind|humanity)',
  'throughout (?:all of )?(?:human )?history',
  'nowadays',
];

/** Words that can be right twice in a row: "they had had time", "she gave her her book". */
const RIGHT_TWICE = ['that', 'had', 'her', 'so'];

/** "was written". Not participles that say how something is: "is surrounded by the sea". */
const PASSIVE =
  '(?:is|are|was|were|been|being|be) (?:\\w+ly )?(?!(?:accompanied|affected|bounded|caused|defined|determined|divided|driven|followed|governed|influenced|inspired|limited|preceded|replaced|shaped|supported|surrounded)\\b)(?:\\w+ed|done|made|seen|given|taken|written|chosen|shown|said|told|found|brought|built|drawn|held|led|read|run|sent|taught|won)';

const START = '(?<=^\\s*|[.!?]\\s+)';

/** The kinds with their patterns. Where two marks would overlap, the earlier kind is used. */
const RULES = [
  ['wordy', words(Object.keys(SHORTER).join('|'))],
  ['doubled', words(`(?!(?:${RIGHT_TWICE.join('|')})\\s)(\\p{L}+)\\s+\\1`)],
  ['opening', words(`${START}(?:${VAGUE_OPENINGS.join('|')})`)],
  ['filler', words(FILLERS.join('|'))],
  ['passive', words(`${PASSIVE} by(?= (?:the|an?|many|some|most|people|him|her|us|me|them|everyone)\\b)`)],
  [
    'agent',
    words(
      'it (?:is|was|has been) (?:\\w+ly )?(?:believed|said|thought|argued|claimed|felt)(?= that\\b)|mistakes were made',
    ),
  ],
  ['subject', words(`${START}there (?:is|are|was|were)(?= [^,;.]* (?:who|that|which)\\b)`)],
  ['pronoun', words(`${START}this(?= (?:shows|suggests|means|proves|demonstrates|indicates)\\b)`)],
  ['amount', words('a lot of|lots of|tons of')],
  ['thing', words('stuff|things')],
] as const;

/** The marks on an English text, in its order. None overlap. */
export function markSentence(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const [kind, pattern] of RULES)
    for (const { 0: found, index: start } of text.matchAll(pattern)) {
      const end = start + found.length;
      // Walla Walla.
      if (kind === 'doubled' && /\s\p{Lu}/u.test(found)) continue;
      const overlaps = marks.some((mark) => start < mark.end && mark.start < end);
      if (!overlaps) marks.push({ kind, start, end, instead: SHORTER[found.toLowerCase()] });
    }
  return marks.sort((one, other) => one.start - other.start);
}

/** Matches whole words, in any case. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${pattern})(?![\\p{L}’'-])`, 'giu');
}
