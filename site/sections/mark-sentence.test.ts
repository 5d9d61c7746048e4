import { describe, expect, it } from 'vitest';
import { markSentence } from './mark-sentence.ts';

const marksOn = (text: string) =>
  markSentence(text).map(({ kind, start, end, instead }) =>
    [kind, text.slice(start, end), instead].filter((part) => part !== undefined).join(': '),
  );

describe('the marks on a sentence', () => {
  it.each<[sentence: string, ...marks: string[]]>([
    ['Sleep matters due to the fact that memory needs it.', 'wordy: due to the fact that: because'],
    ['In order to vote, citizens must register.', 'wordy: In order to: to'],
    ['The effect is weaker, and that is a thing that platforms can use.', 'wordy: that is a thing that: so'],
    ['It hides them, which is a thing that platforms can use.', 'wordy: which is a thing that: which'],
    ['The judge read the the verdict.', 'doubled: the the'],
    ['We found found\nnothing.', 'doubled: found found'],
    ['The result is very very clear.', 'doubled: very very'],
    ['The result is very clear.', 'filler: very'],
    ['It is important to note that prices rose.', 'filler: It is important to note that'],
    ['I personally believe that Hamlet is sane.', 'filler: I personally believe that'],
    ['In my humble opinion, Hamlet is sane.', 'filler: In my humble opinion,'],
    ['In today’s modern society, phones distract.', 'opening: In today’s modern society'],
    ["Phones distract. In today's world, they ring.", "opening: In today's world"],
    ['Since the dawn of time, people have traded.', 'opening: Since the dawn of time'],
    ['The law was quickly rejected by the court.', 'passive: was quickly rejected by'],
    ['The samples were taken by a nurse.', 'passive: were taken by'],
    ['It is widely believed that sugar harms teeth.', 'agent: It is widely believed'],
    ['Mistakes were made.', 'agent: Mistakes were made'],
    ['There are many people who fear spiders.', 'subject: There are'],
    ['This shows that demand fell.', 'pronoun: This'],
    ['A lot of nurses left.', 'amount: A lot of'],
    ['The poem is about love and things.', 'thing: things'],
    [
      'In today’s society, it is important to note that a large number of people are really affected.',
      'opening: In today’s society',
      'filler: it is important to note that',
      'wordy: a large number of: many',
      'filler: really',
    ],
  ])('%j: %j', (sentence, ...marks) => {
    expect(marksOn(sentence)).toEqual(marks);
  });

  it.each([
    '',
    'Darley and Latané called this diffusion of responsibility.',
    'When many people see an emergency, each is less likely to help.',
    'The island is surrounded by the sea.',
    'This very moment decides the play.',
    'At the very end, Hamlet forgives Laertes.',
    'They had had enough time.',
    'She gave her her book back.',
    'I know that that theory failed.',
    'So, so many voters stayed at home.',
    'Blood samples were taken at noon.',
    'Prices were raised by 10%.',
    'The rate is measured by counting pulses.',
    'The temple was built by 450 BC.',
    'Chapter 2 is followed by the appendix.',
    'Tides are caused by the moon.',
    'There is no evidence for this claim.',
    'There were twelve jurors.',
    'This result shows that demand fell.',
    'This is the first study of its kind.',
    'It is raining in Macondo for four years.',
    'It is argued here, not assumed.',
    'History shows few such cases.',
    'Walla Walla is a city in Washington.',
    'He was born in New York, New York.',
    'The bye-bye scene closes the film.',
    'Nothing in the text supports this reading.',
    'Everything depends on the sample.',
    'Many nurses left because the pay was low.',
    'Reality is a construct, Berger argues.',
    'Every citizen can vote.',
    'The order to retreat came late.',
    'Austen mocks the marriage market, yet every plot ends in a wedding.',
    'We regressed income on schooling and controlled for age.',
    'If the null hypothesis holds, the statistic follows a t distribution.',
    'The mitochondrion converts glucose into ATP.',
    'Keynes, by contrast, blamed demand.',
    'The treaty ended the war; it did not end the hunger.',
    'Does a longer sentence deter crime?',
    'The function returns the first match or null.',
    'What he did, he did for Rome.',
  ])('are none on %j', (sentence) => {
    expect(marksOn(sentence)).toEqual([]);
  });
});
