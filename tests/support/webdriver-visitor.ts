import { setTimeout as pause } from 'node:timers/promises';
import { By, error, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { inWords, type Key, PATIENCE_MS, type Role, type Target, type Visitor } from './visitor.ts';

/** Between two looks for an element, in milliseconds. */
const POLL_MS = 50;

/** What has each role in HTML. Browsers do not tell roles alike: for WebKit a list is a button. */
const WITH_ROLE: Record<Role, string> = {
  alert: '[role=alert]',
  button: 'button, [role=button]',
  combobox: 'select',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  navigation: 'nav',
  progressbar: 'progress, [role=progressbar]',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  status: 'output, [role=status]',
  textbox: 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea',
};

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
};

/** What passes while a page is on its way: it is tried again. */
const PASSING = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  // WebKit's word for a page that was left while a script ran in it.
  error.NoSuchFrameError,
  error.StaleElementReferenceError,
];

/** A visitor in a browser that speaks W3C WebDriver. The window stays open for the next one. */
export function webDriverVisitor(driver: WebDriver): Visitor {
  const complaints: string[] = [];
  const collect = async () => void complaints.push(...(await driver.executeScript<string[]>(takeComplaints)));
  /** Turns to another page, and listens to that one from then on. */
  async function turnTo(go: () => Promise<void>): Promise<void> {
    await collect();
    await go();
    await driver.executeScript(listenForComplaints);
  }

  /** What it brings, as soon as it brings something; what passes is tried again. */
  async function settled<Result>(
    target: Target,
    attempt: () => Promise<Result | undefined>,
  ): Promise<Result> {
    const deadline = Date.now() + PATIENCE_MS;
    let hindrance = 'it is not shown';
    for (; Date.now() < deadline; await pause(POLL_MS)) {
      try {
        const result = await attempt();
        if (result !== undefined) return result;
      } catch (cause) {
        if (!PASSING.some((Passing) => cause instanceof Passing)) throw cause;
        hindrance = String(cause);
      }
    }
    throw new Error(`No ${inWords(target)} could be used: ${hindrance}.`);
  }

  /** Does it with the first such element, as soon as that is shown and lets it be done. */
  async function withElement<Result>(
    target: Target,
    act: (element: WebElement) => Promise<Result>,
  ): Promise<Result> {
    const { result } = await settled(target, async () => {
      const [element] = await findAll(driver, target);
      return element && { result: await act(element) };
    });
    return result;
  }

  return {
    open: (address) => turnTo(() => driver.get(address)),
    back: () => turnTo(() => driver.navigate().back()),
    forward: () => turnTo(() => driver.navigate().forward()),
    reload: () => turnTo(() => driver.navigate().refresh()),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    press: (target) =>
      withElement(target, async (element) => {
        await driver.executeScript(bringIntoView, element);
        await element.click();
      }),
    fill: (target, text) =>
      withElement(target, async (element) => {
        await driver.executeScript(writeAtOnce, element, text.slice(0, -1));
        await element.sendKeys(text.slice(-1));
      }),
    choose: (target, value) =>
      withElement(target, async (element) => element.findElement(By.css(`option[value="${value}"]`)).click()),
    key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    movePointer: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
    count: (target) => settled(target, async () => (await findAll(driver, target)).length),
    run: (action: unknown, given?: unknown) =>
      driver.executeScript(`return (${action})(arguments[0])`, given),
    runOn: (target, action) =>
      withElement(target, (element) => driver.executeScript(`return (${action})(arguments[0])`, element)),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => {
      await collect();
      return [...complaints];
    },
    leave: async () => {
      await driver.executeScript(clearStorage);
      await driver.manage().deleteAllCookies();
      await driver.get('about:blank');
    },
  };
}

/** All that are shown, in the order of the page. */
async function findAll(driver: WebDriver, target: Target): Promise<WebElement[]> {
  const [scope, isNowhere] = await scopeOf(driver, target);
  if (isNowhere) return [];
  if ('css' in target) return driver.executeScript(shownIn, scope, target.css);
  const shown: WebElement[] = await driver.executeScript(shownIn, scope, WITH_ROLE[target.role], target.name);
  if (target.name === undefined) return shown;
  const found: WebElement[] = [];
  for (const element of shown) if ((await element.getAccessibleName()) === target.name) found.push(element);
  return found;
}

async function scopeOf(driver: WebDriver, { within }: Target): Promise<[WebElement | null, boolean]> {
  if (!within) return [null, false];
  const [scope] = await findAll(driver, within);
  return [scope ?? null, scope === undefined];
}

/** Runs in the page. Those that may have the name: to ask the browser for each name takes longer than all else. */
function shownIn(scope: Element | null, css: string, name: string | null): Element[] {
  const words = (element: Element) =>
    [
      element.getAttribute('aria-label'),
      element.textContent,
      ...Array.from((element as HTMLInputElement).labels ?? [], (label) => label.textContent),
      ...(element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ].join(' ');
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
  return Array.from((scope ?? document).querySelectorAll(css)).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (!name || plain(words(element)).includes(name)),
  );
}

/** Runs in the page. The driver's own scrolling is as smooth as the page's, and clicks before it ends. */
async function bringIntoView(element: Element): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  let top = Number.NaN;
  do {
    top = element.getBoundingClientRect().top;
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    await nextFrame();
    await nextFrame();
  } while (element.getBoundingClientRect().top !== top);
}

/** Runs in the page. Each key takes the browser a picture: only the last letter is typed, and the page hears of that one. */
function writeAtOnce(element: HTMLInputElement, text: string): void {
  element.value = text;
}

type Listening = Window & { complaints?: string[] };

/** Runs in the page. */
function listenForComplaints(): void {
  const page = window as Listening;
  if (page.complaints) return;
  const heard: string[] = [];
  page.complaints = heard;
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: it is listened to.
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      heard.push(words.map(String).join(' '));
      say(...words);
    };
  }
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    heard.push(`${effectiveDirective} refused ${blockedURI}`);
  });
}

/** Runs in the page. */
function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Runs in the page. */
function takeComplaints(): string[] {
  return (window as Listening).complaints?.splice(0) ?? [];
}
