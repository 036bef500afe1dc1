import jestConfig from '../jest.config.ts';

/** npm run test:mutation -- 'src/domain/cost/**': what --mutate names, and the tests at the same path. */
const [sources = ''] = process.argv.slice(process.argv.indexOf('--mutate') + 1);
const named = { domain: 'rules', contract: 'rules', sample: 'rules', server: 'server' };
const displayName = named[sources.split('/')[1]] ?? 'apart';
const project = jestConfig.projects.find((each) => each.displayName === displayName);
const testOf = (path) =>
  `<rootDir>/${path
    .replace(/^src/, 'test')
    .replace(/\.tsx?$/, '')
    .replace(/(\/\*+)+$/, '')}`;
const tests = sources
  .split(',')
  .flatMap((path) => [`${testOf(path)}/**/*.test.{ts,tsx}`, `${testOf(path)}.test.{ts,tsx}`]);
/** They take seconds, and would take them for every mutant. */
const SLOW =
  '(byTheBook|sampleByTheBook|sampleData|unitIndex|oneVocabulary|unitOptionsGraph|openApi|fuzz|access(Fields|Routes|Sentences)|databaseErrors)\\.test\\.';

/** A mutant that keeps something away must not wait for it as long as a busy machine may need. */
process.env.TEST_WAIT_MS ??= '5000';

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: false,
    config: {
      ...project,
      // Stryker merges this with jest.config.ts, whose other projects would run as well.
      projects: [],
      // Stryker counts what each test reaches in the environment of Jest's own runner.
      runner: 'jest-runner',
      rootDir: '.',
      setupFiles: ['<rootDir>/test/setup/fewExamples.ts'],
      setupFilesAfterEnv: project.setupFilesAfterEnv ?? ['<rootDir>/test/setup/untimed.ts'],
      testPathIgnorePatterns: [SLOW],
      testRegex: [],
      testMatch: tests,
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 60,
  // Jest strips the types without checking them. Stryker would rewrite tsconfig.json with a TypeScript it does not find.
  disableTypeChecks: false,
  tsconfigFile: '.none',
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
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
