import { describe, expect, it } from 'vitest';
import { countersInMemory, MAX_KEPT } from './counters-in-memory.ts';
import { NEWCOMER_WINDOW_MS, RATE_WINDOW_MS } from './rate-counters.ts';

const SENDER = { attempts: 'sender:a', stored: 'stored:a' };

describe('the counts in memory', () => {
  it('begin anew when their minute or their hour is over', async () => {
    let now = 5;
    const counters = countersInMemory(() => now);
    expect(await counters.arrive(SENDER, 2)).toEqual({
      attempts: 2,
      minuteEndsInMs: RATE_WINDOW_MS,
      storedBefore: 0,
      newcomers: 0,
      returning: 0,
    });
    await counters.store(SENDER, 'newcomers', 2);
    now += RATE_WINDOW_MS - 1;
    expect(await counters.arrive(SENDER, 1)).toMatchObject({ attempts: 3, minuteEndsInMs: 1, newcomers: 2 });
    now += 1;
    expect(await counters.arrive(SENDER, 1)).toMatchObject({ attempts: 1, storedBefore: 2, newcomers: 0 });
    now += NEWCOMER_WINDOW_MS;
    expect(await counters.arrive(SENDER, 1)).toMatchObject({ attempts: 1, storedBefore: 0 });
  });

  it('forget what is over, and the oldest of too many', async () => {
    let now = 0;
    const counters = countersInMemory(() => now);
    await counters.arrive(SENDER, 1);
    for (let other = 0; other < MAX_KEPT; other++)
      await counters.arrive({ ...SENDER, attempts: `sender:${other}` }, 1);
    expect(await counters.arrive({ ...SENDER, attempts: 'sender:1' }, 1)).toMatchObject({ attempts: 2 });
    expect(await counters.arrive(SENDER, 1)).toMatchObject({ attempts: 1 });
    now += RATE_WINDOW_MS;
    await counters.sweep();
    expect(await counters.arrive(SENDER, 1)).toMatchObject({ attempts: 1 });
  });
});
