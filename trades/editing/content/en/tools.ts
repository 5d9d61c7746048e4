export const tools = {
  title: 'What a second look finds',
  intro: 'Six things that writers stop seeing in their own text. Tools help to look, an editor decides.',
  note: 'you are too close',
  tools: {
    reference: { title: 'Names', description: 'Catherine on page 3 who is Katherine on page 90.' },
    deadline: { title: 'Time', description: 'A Monday that is followed by a Sunday.' },
    bug: { title: 'Lost threads', description: 'The letter in chapter 2 that no one ever opens.' },
    paraphrase: { title: 'Echoes', description: 'The same word, twice in one line and again in the next.' },
    grammar: { title: 'Commas', description: 'The one that turns the meaning round.' },
    tone: { title: 'Tone', description: 'A sentence that suddenly wears a tie.' },
  },
  closing: { opening: 'Whatever we find,', highlighted: 'you decide', ending: 'what stays.' },
  portal: 'Ask for an edit',
};
