/** What arrows between files, folders and rooms there may be, type imports included: `npm run lint`, test/rooms. */
import { makersOfPrincipals as makers, packagesOfOneRoom, pureRooms, rooms } from './rooms.js';

const escaped = (text) => text.replace(/[.\\/]/g, '\\$&');
/** Paths of a file or of a folder and all in it. */
const within = (...places) => places.map((place) => `^${escaped(place)}(?:/|$)`);
const ofSrc = (places) => places.map((place) => `src/${place}`);

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const betweenRooms = Object.entries(rooms).map(([room, allowed]) =>
  forbid(
    `room ${room}`,
    `src/${room} may import only ${allowed.join(', ') || 'nothing of ours'}.`,
    { path: within(`src/${room}`) },
    { path: within('src'), pathNot: within(...ofSrc([room, ...allowed])) },
  ),
);

const packages = Object.entries(packagesOfOneRoom).map(([name, room]) =>
  forbid(
    `package ${name}`,
    `Only src/${room} uses ${name}.`,
    { path: within('src'), pathNot: within(`src/${room}`) },
    { path: within(`node_modules/${name}`) },
  ),
);

const withoutPackages = Object.entries(pureRooms).map(([room, allowed]) =>
  forbid(
    `pure ${room}`,
    `src/${room} imports ${allowed.join(', ') || 'no package'}.`,
    { path: within(`src/${room}`) },
    { pathNot: within('src', ...allowed.map((name) => `node_modules/${name}`)) },
  ),
);

export default {
  forbidden: [
    { name: 'no-file-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: { path: '^src' }, to: { circular: true } },
    ...betweenRooms,
    ...packages,
    ...withoutPackages,
    forbid(
      'screens',
      'A screen never imports another screen; what two screens use belongs in web/parts.',
      { path: '^src/web/screens/([^/]+)/' },
      { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    ),
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
        'who makes principals',
        'Only the sign-in check, and work on behalf of somebody who was checked, make principals; others import the type.',
        { path: '^src/', pathNot: within(...ofSrc(makers)) },
        { path: within('src/server/access/principal.ts'), dependencyTypesNot: ['type-only'] },
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
