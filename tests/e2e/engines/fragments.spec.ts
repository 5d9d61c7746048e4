import { expect, often, story } from './story.ts';

/**
 * From the top of the window: below the header; a chapter of the long form below the fold's button as well.
 */
const PLACES = [
  ['#faq', 80],
  ['#plans', 152],
] as const;

/** Browsers scroll by whole pixels, and a section may begin between two. */
const PIXEL = 1;

story('an address shows its place at any width, and it stays there', async ({ visitor, home }) => {
  const placeOf = (target: string) =>
    visitor.run((css) => document.querySelector(css)?.getBoundingClientRect().top ?? Number.NaN, target);
  for (const width of [390, 1440]) {
    await visitor.resize(width, 900);
    for (const [target, top] of PLACES) {
      await story.step(`${target} at ${width} px`, async () => {
        const distance = async () => Math.abs((await placeOf(target)) - top);
        // Another page each time: for a place on the same one nothing would be loaded.
        await visitor.open(`${home}?width=${width}&place=${target.slice(1)}${target}`);
        await visitor.run(() => document.fonts.ready.then(() => {}));
        await expect.poll(distance, often).toBeLessThan(PIXEL);
        // Up and back again: were heights guesses, the place would have moved.
        await visitor.run(async () => {
          const whereItWas = scrollY;
          for (let y = whereItWas; y > 0; y -= innerHeight) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise(requestAnimationFrame);
          }
          scrollTo({ top: whereItWas, behavior: 'instant' });
        });
        expect(await distance()).toBeLessThan(PIXEL);
      });
    }
  }
});

/** Runs in the page. */
const unlaidSections = () => document.querySelectorAll('.section:not([data-laid-out])').length;

story('a reload shows the place again', async ({ visitor, home }) => {
  const placeOf = (target: string) =>
    visitor.run((css) => Math.round(document.querySelector(css)?.getBoundingClientRect().top ?? 0), target);
  const hasFonts = () => visitor.run(() => document.fonts.ready.then(() => {}));
  await visitor.resize(390, 900);

  await story.step('scrolled to', async () => {
    await visitor.open(home);
    await hasFonts();
    // No visitor is as fast as this: the page lays its sections out in its first second.
    await expect.poll(() => visitor.run(unlaidSections), often).toBe(0);
    await visitor.run(() => document.querySelector('#services')?.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => placeOf('#services'), often).toBe(80);
    await visitor.reload();
    await expect.poll(() => placeOf('#services'), often).toBe(80);
  });

  await story.step('named by the address', async () => {
    await hasFonts();
    await visitor.open(`${home}#faq`);
    await expect.poll(() => placeOf('#faq'), often).toBe(80);
    await visitor.reload();
    await expect.poll(() => placeOf('#faq'), often).toBe(80);
  });
});
