/** Turns the table in layers.js into rules of dependency-cruiser; type imports count. `npm run structure`, test/layers. */
import { exceptions, layers, packagesOfOneFolder, principalMakers, publicFiles, pureFolders } from './layers.js';

const escaped = (text) => text.replace(/[.\\/]/g, '\\$&');
/** Matches a file, or a folder and everything in it. */
const within = (...paths) => paths.map((path) => `^${escaped(path)}(?:/|$)`);
const inSrc = (paths) => paths.map((path) => `src/${path}`);

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const layerOf = (folder) => Object.keys(layers).find((layer) => folder === layer || folder.startsWith(`${layer}/`));

/** A folder with exceptions has a rule of its own. */
const folders = { ...layers };
for (const [folder, extra] of exceptions)
  folders[folder] = [...(folders[folder] ?? layers[layerOf(folder)]), extra, layerOf(folder)];

const betweenLayers = Object.entries(folders).map(([folder, allowed]) =>
  forbid(
    `layer ${layerOf(folder)}`,
    `src/${folder} may import only ${allowed.join(', ') || 'nothing of ours'}.`,
    {
      path: within(`src/${folder}`),
      pathNot: within(...inSrc(Object.keys(folders).filter((other) => other.startsWith(`${folder}/`)))),
    },
    { path: within('src'), pathNot: within(...inSrc([folder, ...allowed])) },
  ),
);

const FEATURE = '^src/(server|web)/features/([^/]+)/';
const betweenFeatures = forbid(
  'feature',
  'A feature imports only the public files of another feature, listed in layers.js.',
  { path: FEATURE },
  {
    path: '^src/(server|web)/features/',
    pathNot: [
      '^src/$1/features/$2/',
      ...Object.entries(publicFiles).flatMap(([feature, files]) =>
        files.map((file) => `^src/${escaped(feature)}/${escaped(file)}$`),
      ),
    ],
  },
);

const roles = [
  forbid(
    'presenter',
    'A presenter turns rows into the contract; it loads nothing.',
    { path: '^src/server/features/.*/presenter\\.ts$' },
    { path: '/(routes|repository)\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'repository',
    'A repository knows neither routes nor the contract of responses.',
    { path: '^src/server/features/.*/repository\\.ts$' },
    { path: '^src/server/features/.*/(routes|presenter)\\.ts$' },
  ),
];

const packages = Object.entries(packagesOfOneFolder).map(([name, folder]) =>
  forbid(
    `package ${name}`,
    `Only src/${folder} uses ${name}.`,
    { path: within('src'), pathNot: within(`src/${folder}`) },
    { path: within(`node_modules/${name}`) },
  ),
);

const pure = Object.entries(pureFolders).map(([folder, allowed]) =>
  forbid(
    `pure ${folder}`,
    `src/${folder} imports ${allowed.join(', ') || 'no package'}.`,
    { path: within(`src/${folder}`) },
    { pathNot: within('src', ...allowed.map((name) => `node_modules/${name}`)) },
  ),
);

export default {
  forbidden: [
    { name: 'no-file-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(contract|domain|sample)' },
      to: { circular: true },
    },
    ...betweenLayers,
    betweenFeatures,
    ...roles,
    ...packages,
    ...pure,
    forbid(
      'server in the browser',
      'The browser app never imports the server.',
      { path: '^src/web/' },
      { path: '^src/server/' },
    ),
    forbid(
      'browser in the server',
      'The server never imports the browser app.',
      { path: '^src/server/' },
      { path: '^src/web/' },
    ),
    {
      ...forbid(
        'principal makers',
        'Only the sign-in check, and work on behalf of a checked person, make principals; others import the type.',
        { path: '^src/', pathNot: within(...inSrc(principalMakers)) },
        { path: within('src/server/auth/principal.ts'), dependencyTypesNot: ['type-only'] },
      ),
    },
    forbid('tests in the product', 'Nothing that ships imports tests.', { path: '^src/' }, { path: '^test/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
