/** `completed` grows, `active` falls. */
export type CounterName = 'completed' | 'active';

/** On the button that pauses all that moves, and lets it go on. */
export type MotionWords = { pause: string; play: string };

export type HeroWords = {
  kicker: string;
  /** The headline in three parts: the second is highlighted, the third underlined in red. */
  headline: { opening: string; highlighted: string; middle: string; underlined: string; ending: string };
  promise: string;
  start: string;
  examples: string;
  /** What stands below the buttons in one line: a price, a proof, no risk. */
  proof: { price: string; rating: string; quote: string };
  counters: Record<CounterName, string>;
  stats: Record<'heroRating' | 'averageTime' | 'happyStudents', string>;
  motion: MotionWords;
};
