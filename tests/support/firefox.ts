import { type Browser, firefox } from '@playwright/test';

/** A command that Playwright sends with every new visit, and that Firefox ESR does not know. Nothing here needs it. */
const UNKNOWN_TO_ESR = 'emulation.setMediaFeaturesOverride';

/** A page opens in a tab: Playwright asks for a window, which takes Firefox as long as the page. */
const OPEN_PAGE = 'browsingContext.create';

/** A visitor who asked for less motion, as in WebKit: what moves is drawn without a graphics card. */
const STILL = { 'ui.prefersReducedMotion': 1 };

type Session = { send(command: string, options: object): Promise<unknown> };

/** Starts an installed Firefox under Playwright, which drives it over WebDriver BiDi. There it knows no `javaScriptEnabled`. */
export async function launchFirefox(executablePath: string, runsScripts: boolean): Promise<Browser> {
  const firefoxUserPrefs = { 'javascript.enabled': runsScripts, ...STILL };
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
  const session = sessionOf(browser);
  const send = session.send.bind(session);
  session.send = async (command, options) => {
    if (command === UNKNOWN_TO_ESR) return undefined;
    return send(command, command === OPEN_PAGE ? { ...options, type: 'tab' } : options);
  };
  return browser;
}

/** What Playwright talks to Firefox with. It has no public way to reach it. */
function sessionOf(browser: Browser): Session {
  const inside = Reflect.get(browser, '_connection').toImpl(browser);
  return Reflect.get(inside, '_browserSession');
}
