/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that ship ES modules only; Jest runs CommonJS, so they are compiled, too. */
const ES_MODULE_PACKAGES = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'swiper',
  'jose',
  'cookie',
  'content-disposition',
  'csv-stringify',
  'csv-parse',
  'hucre',
  'lucide-react',
];

/** Tests without a window that set the clock or put other modules in place, which the light runner cannot. */
const ALONE =
  '/test/(server/(auth/tokens/(tokenVerifier|verifierTimes)|features/signIn/provider/providerStore)|web/features/changes/state/followChanges)\\.test\\.ts$';

/** Tests of the browser app that put other modules in place, set the clock, or need a page on which nothing was loaded before. */
const APART =
  '/test/(mocks/sampleKnowledge|web/(app/(Root|timeTravel|tools/loadTools)|features/(comparison/components/useFilterText|devtools/(mirror|startRecording)|signIn/state/simulatedCalls)|hostile/messages|lib/(auth/msalRedirect|loading/preloadable)|store/(api/(api|server/(repeatFiles|serverPort))|gate/timeTravel)|ui/(toast/[^/]+|Tooltip)))\\.test\\.tsx?$';

/** What tsconfig.json says, but CommonJS. Packages in ES modules are compiled, too; types are checked elsewhere. */
const TS_JEST = {
  tsconfig: {
    ...{ target: 'ES2023', module: 'CommonJS', jsx: 'react-jsx' },
    ...{ isolatedModules: true, esModuleInterop: true, allowJs: true },
  },
  diagnostics: false,
};

export const shared: Config = {
  rootDir: process.cwd(),
  transform: {
    '\\.(tsx?|m?js)$': ['ts-jest', TS_JEST],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULE_PACKAGES.join('|')})/)`],
  // Mutation runs keep copies of the tree there.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/setup/emptyModule.ts',
    '^lucide-react$': '<rootDir>/test/setup/icons.cjs',
  },
  clearMocks: true,
};

const config: Config = {
  testSequencer: '<rootDir>/test/setup/longestFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      runner: '<rootDir>/test/setup/light/runner.mjs',
      testMatch: ['<rootDir>/test/{contract,docs,domain,sample,layers,scripts}/**/*.test.ts'],
      setupFiles: ['<rootDir>/test/setup/sameExamples.mjs'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      runner: '<rootDir>/test/setup/light/runner.mjs',
      testMatch: ['<rootDir>/test/server/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ALONE],
      setupFiles: ['<rootDir>/test/setup/sameExamples.mjs'],
      globalSetup: '<rootDir>/test/setup/startPostgres.ts',
      globalTeardown: '<rootDir>/test/setup/stopPostgres.ts',
    },
    {
      ...shared,
      displayName: 'alone',
      testEnvironment: 'node',
      testRegex: ALONE,
      setupFilesAfterEnv: ['<rootDir>/test/setup/alone.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'node',
      runner: '<rootDir>/test/setup/light/runner.mjs',
      testMatch: ['<rootDir>/test/{web,mocks}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', ALONE, APART],
      setupFiles: ['<rootDir>/test/setup/light/window.mjs', '<rootDir>/test/setup/sameExamples.mjs'],
      setupFilesAfterEnv: ['<rootDir>/test/setup/light/web.ts'],
    },
    {
      ...shared,
      displayName: 'apart',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'http://localhost/' },
      testRegex: APART,
      setupFilesAfterEnv: ['<rootDir>/test/setup/web.ts', '<rootDir>/test/setup/untimed.ts'],
    },
  ],
};
export default config;
