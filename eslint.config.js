import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { packagesOfOneRoom, rooms, zones } from './eslint.rooms.js';

const IMPURE_GLOBALS = [
  'window',
  'document',
  'fetch',
  'process',
  'localStorage',
  'sessionStorage',
  'location',
  'navigator',
];

const DANGEROUS = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text from data is shown as text.' },
  { selector: "MemberExpression[property.name='innerHTML']", message: 'Text from data is shown as text.' },
  {
    selector: "TSAsExpression > TSTypeReference[typeName.name!='const']",
    message: "No 'as': decode, narrow, or say what the type is.",
  },
];

const packageRestrictions = Object.entries(packagesOfOneRoom).map(([name, room]) => ({
  files: ['src/**/*.{ts,tsx}'],
  ignores: [`src/${room}/**`],
  name,
  room,
}));

/** One rule takes one list of options per file, so restrictions are gathered per room; the last that fits a file counts. */
const restrictedImports = [
  'server',
  'web',
  ...Object.keys(rooms).filter((room) => room !== 'server' && room !== 'web'),
  // One screen of the room of screens.
  ...Object.values(packagesOfOneRoom).filter((room) => room.startsWith('web/screens/')),
].map((room) => ({
  files: [`src/${room}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: packageRestrictions
          .filter((each) => !room.startsWith(each.room))
          .map((each) => ({
            group: [each.name, `${each.name}/*`],
            message: `Only src/${each.room} uses ${each.name}.`,
          })),
      },
    ],
  },
}));

const pureRoom = (room, packages) => ({
  files: [`src/${room}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(?!\\.|(?:${packages.join('|')})(?:/|$))`,
            message: `src/${room} imports ${packages.join(', ') || 'no package'}.`,
          },
        ],
      },
    ],
  },
});

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.data/**', '.cache/**', 'coverage/**', 'public/**', 'test-results/**'] },
  ...tseslint.configs.strictTypeChecked.map((each) => ({ ...each, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: zones() }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...DANGEROUS] } },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  ...restrictedImports,
  pureRoom('contract', ['zod']),
  pureRoom('domain', []),
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The domain is pure: pass the time in.' },
        { object: 'Math', property: 'random', message: 'The domain is pure: pass a generator in.' },
      ],
    },
  },
  { ...pureRoom('web/state/machines', ['xstate']) },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['scripts/**', 'src/server/main.ts', 'src/server/import/main.ts', 'test/bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '*.config.ts',
      '.storybook/*.{ts,tsx}',
      '**/*.stories.tsx',
      'test/setup/{start,stop}Postgres.ts',
      'test/browser/{playwright.config,startServer,lastWords}.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
