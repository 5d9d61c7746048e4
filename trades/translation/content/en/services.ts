export const services = {
  title: 'What we translate',
  intro: 'Each kind of text by someone who has read many of them.',
  note: 'two people read this',
  sheet: { paper: 'Text', marks: 'Checked', total: '3/3' },
  services: [
    {
      title: 'Contracts',
      description: 'Contracts, terms, letters from a court or an office.',
      features: ['The term that the law uses there', 'Every number compared', 'Nothing smoothed over'],
    },
    {
      title: 'Websites and shops',
      description: 'Pages that visitors find, read and trust.',
      features: ['Words that people search for', 'Buttons that still fit', 'Files your developer can use'],
    },
    {
      title: 'Manuals',
      description: 'Instructions for a machine, an app or a medicine.',
      features: ['One name for each part', 'Warnings in the right place', "Units for the reader's country"],
    },
    {
      title: 'Certificates',
      description: 'Births, degrees, records. Ask your office first what it accepts.',
      features: ['Stamps and notes included', 'Names as in your passport', 'A certified copy where needed'],
    },
    {
      title: 'Books and articles',
      description: 'Prose that has a voice.',
      features: ['A sample before you decide', 'The same translator to the end', 'Jokes that still work'],
    },
    {
      title: 'Letters and talks',
      description: 'What you want to say to someone who matters to you.',
      features: ['Polite in both languages', 'Ready to read aloud', 'Only one pair of eyes, if you prefer'],
    },
  ],
  closing: {
    counted: { opening: 'Another language? We work in', highlighted: '{subjects} pairs', ending: 'in all.' },
    open: {
      opening: 'Another language or another kind of text?',
      highlighted: 'Name it',
      ending: 'and we tell you if we can.',
    },
  },
  all: 'Ask about your text →',
  quote: 'Ask for a price',
};
