/**
 * What every mutation run shares; scripts/mutation.ts adds the room. Static mutants count (ignoreStatic stays off): tables,
 * machines and schemas are built as their module loads, and they are most of what the rooms say.
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  concurrency: 2,
  warnings: { slow: false },
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 60,
  // Jest strips the types without checking them.
  disableTypeChecks: false,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: [
    '.cache',
    '.data',
    'dist',
    '/coverage',
    'public',
    'docs',
    'test/browser',
    'test/traces',
    'test-results',
  ],
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  allowConsoleColors: false,
};
