/** What oxlint has no rule for: who may import whom, and syntax of ours to avoid. All else is in .oxlintrc.json. */
import parser from '@typescript-eslint/parser';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
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

export default [
  { ignores: ['**', '!src/**', '!test/', '!test/gallery/**'] },
  // Comments that let something through are written to oxlint.
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones: zones() }] },
  },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...DANGEROUS] } },
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
  pureRoom('web/state/machines', ['xstate']),
];
