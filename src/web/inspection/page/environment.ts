import type { Environment } from '../../../contract/trace/steps';

/** The size of the window, CSS px. */
export const viewport = (): Environment['viewport'] => ({ width: window.innerWidth, height: window.innerHeight });

/** The browser that the page was loaded in. */
export const environment = (): Environment => ({
  browser: navigator.userAgent,
  locale: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  viewport: viewport(),
});
