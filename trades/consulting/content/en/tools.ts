export const tools = {
  title: 'What we bring',
  intro: 'Six ways to look at a firm. None is secret: we show you how, and you keep them.',
  note: 'look before you plan',
  tools: {
    statistics: { title: 'Till data', description: 'What is sold when, and what only takes up room.' },
    notes: { title: 'Twenty talks', description: 'With customers who stayed and customers who left.' },
    brief: { title: 'A day beside', description: 'We stand next to someone who does the work, and count.' },
    outline: {
      title: 'One-page sums',
      description: "What it costs, what it brings, and what we don't know.",
    },
    bug: { title: 'The worst case', description: 'Suppose that it has failed. Why did it?' },
    deadline: { title: 'The date', description: 'What happens if you decide nothing until spring?' },
  },
  closing: { opening: 'Whatever we find,', highlighted: 'you decide', ending: 'what to do.' },
  portal: 'Bring your question',
};
