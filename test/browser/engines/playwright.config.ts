import { defineConfig, type LaunchOptions } from 'playwright/test';
import { findEngine, type Engine, type EngineName } from './engines';
import type { OfWorker } from './fixtures';

function launchOptions(name: EngineName, engine: Engine | null): LaunchOptions {
  if (engine?.way === 'bidi')
    return {
      ...{ channel: 'moz-firefox', executablePath: engine.executablePath },
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    };
  if (name !== 'chromium' || engine?.way !== 'playwright') return {};
  // As the other journeys launch it.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return { args, ...(engine.executablePath ? { executablePath: engine.executablePath } : {}) };
}

const project = (engineName: EngineName) => {
  const engine = findEngine(engineName);
  const use = {
    engineName,
    engine: engine ?? { way: 'playwright' as const },
    launchOptions: launchOptions(engineName, engine),
  };
  return { name: engineName, use };
};

export default defineConfig<object, OfWorker>({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: '../../../test-results/engines',
  globalSetup: './startServer.ts',
  projects: [project('chromium'), project('firefox'), project('webkit')],
  workers: 1,
  timeout: 90_000,
  // Each engine has a run of its own: all three end within eight minutes.
  globalTimeout: 160_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
});
