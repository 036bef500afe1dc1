import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from 'playwright';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** How an engine is driven: `playwright` is its own build, `bidi` the installed Firefox, `gtk` Debian's WebKit. */
export type Engine =
  | { readonly way: 'playwright'; readonly executablePath?: string }
  | { readonly way: 'bidi'; readonly executablePath: string }
  | { readonly way: 'gtk'; readonly driver: string; readonly browser: string };

const FIREFOXES = [
  ...['/usr/bin/firefox', '/usr/bin/firefox-esr', '/snap/bin/firefox'],
  ...['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
];
const GTK_DRIVER = '/usr/bin/WebKitWebDriver';
const GTK_BROWSERS = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
    (version) => `/usr/lib/${processor}-linux-gnu/${version}/MiniBrowser`,
  ),
);
const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

function findFirefox(): Engine | null {
  if (existsSync(firefox.executablePath())) return { way: 'playwright' };
  const executablePath = [process.env.FIREFOX_PATH ?? '', ...FIREFOXES].find((each) => each && existsSync(each));
  return executablePath ? { way: 'bidi', executablePath } : null;
}

function findWebKit(): Engine | null {
  if (existsSync(webkit.executablePath())) return { way: 'playwright' };
  const browser = GTK_BROWSERS.find(existsSync);
  return browser && existsSync(GTK_DRIVER) && isOnPath('Xvfb') ? { way: 'gtk', driver: GTK_DRIVER, browser } : null;
}

/** The browser that is there, or null. */
export function findEngine(name: EngineName): Engine | null {
  if (name === 'firefox') return findFirefox();
  if (name === 'webkit') return findWebKit();
  return { way: 'playwright', executablePath: process.env.CHROMIUM_PATH };
}
