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
  title: 'Services: six kinds of help',
  intro: 'From people who know your subject, for every level from high school to PhD.',
  note: 'a person reads every line',
  sheet: { paper: 'Paper', marks: 'Marks', total: '3/3' },
  services: [
    {
      title: 'Essays',
      description: 'From a short essay of five paragraphs to a term paper with forty sources.',
      features: [
        'A clear claim in the first paragraph',
        'Sources that you can open and check',
        'References in your citation style',
      ],
    },
    {
      title: 'Coding help',
      description: 'Python, Java, C++, SQL, R, or an error message that you cannot solve.',
      features: [
        'Code that runs on the system of your course',
        'Comments that explain why',
        'Tests for the edge cases',
      ],
    },
    {
      title: 'Urgent help',
      description: 'The deadline is tonight. An expert starts as soon as you accept the quote.',
      features: [
        '3-hour turnaround for a short essay',
        'Support from a person, 24/7',
        'Partial refund if it is late',
      ],
    },
    {
      title: 'Thesis help',
      description: 'One chapter or the whole thesis, from the proposal to the defence.',
      features: [
        'A plan for every chapter',
        'Drafts that your supervisor can mark',
        'Notes for your defence',
      ],
    },
    {
      title: 'Presentations',
      description: 'Slides that can be read from the last row, and notes for what you say.',
      features: ['One point on each slide', 'Speaker notes with times', 'Charts drawn again, not copied'],
    },
    {
      title: 'Research help',
      description: 'Reading, method and numbers for your own research question.',
      features: [
        'A clear literature review',
        'A method that fits the data',
        'Plagiarism-free, every source named',
      ],
    },
  ],
  closing: subjects
    ? {
        opening: 'Do you need something else? Our experts cover',
        highlighted: `${subjects.value} subjects`,
        ending: 'in all.',
      }
    : {
        opening: 'Do you need something else?',
        highlighted: 'Name your subject',
        ending: 'and ask for a quote.',
      },
  all: { label: 'View All Services →', source: 'Services - View All Services Button' },
  quote: 'Get Custom Quote',
};
