import { site } from '../site.config.ts';
import type { LeadButton } from './lead-button.ts';

/** One service, with the three points that earn it full marks. */
export type Service = { title: string; description: string; features: readonly [string, string, string] };

export type ServicesContent = {
  title: string;
  intro: string;
  /** What the pen writes beside the heading. */
  note: string;
  /** The words printed on every sheet, and the marks written on it. */
  sheet: { paper: string; marks: string; total: string };
  services: readonly Service[];
  /** The sentence above the buttons, one phrase of it highlighted. */
  closing: { opening: string; highlighted: string; ending: string };
  all: LeadButton;
  /** The label of the button that leads to the portal. */
  quote: string;
};

const { subjects } = site.figures;

export const services: ServicesContent = {
  title: 'Six kinds of work, marked before you see them',
  intro: 'By people who know the subject, then gone over line by line.',
  note: 'no need to see me after class',
  sheet: { paper: 'Paper', marks: 'Marks', total: '3/3' },
  services: [
    {
      title: 'Essays',
      description: 'From a five-paragraph argument to a term paper with forty sources.',
      features: [
        'A claim in the first paragraph',
        'Sources you can open and check',
        'Your citation style, to the comma',
      ],
    },
    {
      title: 'Coding help',
      description: 'Python, Java, C++, SQL, R and the error message you have read ten times.',
      features: [
        'Code that runs where you hand it in',
        'Comments that explain the why',
        'Tests for the edge cases',
      ],
    },
    {
      title: 'Urgent help',
      description: 'The deadline is tonight. An expert starts as soon as you have said yes.',
      features: ['3-hour turnaround', 'Someone awake, 24/7', 'Partial refund if it is late'],
    },
    {
      title: 'Thesis help',
      description: 'One chapter or the whole of it, from the proposal to the defence.',
      features: ['A plan, chapter by chapter', 'Drafts your supervisor can mark', 'Unlimited revisions'],
    },
    {
      title: 'Presentations',
      description: 'Slides that can be read from the back row, and something to say beside them.',
      features: ['One point a slide', 'Speaker notes, timed', 'Figures redrawn, not pasted'],
    },
    {
      title: 'Research help',
      description: 'The reading, the method and the numbers, for a question that is truly yours.',
      features: [
        'A literature review with a line',
        'A method that fits the data',
        'Plagiarism-free, every source named',
      ],
    },
  ],
  closing: subjects
    ? {
        opening: 'Not among the six? There are',
        highlighted: `${subjects.value} subjects`,
        ending: 'where these come from.',
      }
    : { opening: 'Not among the six?', highlighted: 'Name your subject', ending: 'and ask for a quote.' },
  all: { label: 'View All Services →', source: 'Services - View All Services Button' },
  quote: 'Get Custom Quote',
};
