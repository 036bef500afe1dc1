import { defineConfig } from 'playwright/test';
import { extent } from '../support/extent';

/** startServer.ts sets it before the worker processes read this file. */
const executablePath = process.env.CHROMIUM_PATH;

/** They take longest, or have a browser of their own: begun last, one would run alone at the end. */
const FIRST = /\/(layout|troubles|entra|largeFonts|idle|plan)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './startServer.ts',
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'then', testIgnore: FIRST },
  ],
  // Journeys wait more than they work: two fit on two cores.
  workers: 2,
  // A busy machine may take as long as it needs: what must appear is waited for.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // One stumble costs no landing, but is not hidden: what passes only at the second attempt is counted as flaky and named.
  retries: 1,
  reportSlowTests: { max: 5, threshold: 0 },
  reporter: [['list'], ['./lastWords.ts']],
  use: {
    headless: true,
    actionTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    // Drawing what moves takes up to a third of a screen's time: outside the exhaustive ring only `moving` journeys see it.
    contextOptions: { reducedMotion: extent('no-preference', 'reduce') },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Only our own server is visited, often by root in a container, where Chromium's sandbox cannot start.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a journey does not live long enough to repay optimizing its code, or a process of its own for drawing it.
        '--js-flags=--no-turbofan --no-maglev',
        '--in-process-gpu',
      ],
    },
  },
});
