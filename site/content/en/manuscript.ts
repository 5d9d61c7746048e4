import type { ManuscriptContent } from '../language.ts';

/** The draft beside the headline: a page as it comes back from its editor. */
export const manuscript: ManuscriptContent = {
  label:
    'A page of an essay that an editor has gone over with a pen: a weak phrase struck out, a stronger one written above it, the thesis highlighted, notes in the margin.',
  heading: 'Why bystanders wait',
  meta: 'PSY 204 · draft 2 · due 09:00',
  paragraphs: [
    [
      { text: 'When many people see an emergency, ' },
      { text: 'nobody does anything', mark: 'struck', above: 'each is less likely to help' },
      { text: '. Darley and Latané called this ' },
      { text: 'diffusion of responsibility', mark: 'underlined' },
      { text: ' (1968).' },
    ],
    [
      { text: 'This essay argues that the effect is weaker online, ', mark: 'highlighted' },
      { text: 'because a screen hides how many others are watching', mark: 'highlighted' },
      { text: ', and ' },
      { text: 'that is a thing that', mark: 'struck', above: 'so' },
      { text: ' platforms can design against it.' },
    ],
  ],
  notes: ['strong thesis!', 'source checked ✓', 'say it once'],
  verdict: 'back 05:40',
};
