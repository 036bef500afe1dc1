import { noticesText } from '../../../../scripts/build/licenses/noticesText';
import { isPermitted, isPermittedInServer, UNNAMED } from '../../../../scripts/build/licenses/permitted';
import { serverPackages } from '../../../../scripts/build/licenses/serverPackages';

test('every package that the server brings is under a license that we may ship', () => {
  const licensed = serverPackages('.').map((each) => ({
    ...each,
    license: each.license ?? UNNAMED[`${each.name}@${each.version}`] ?? 'none',
  }));
  expect(licensed.length).toBeGreaterThan(200);
  expect(licensed.filter(({ name, license }) => !isPermittedInServer(name, license))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['none', false],
])('the app may bring a package under %s: %s', (license, expected) => {
  expect(isPermitted(license)).toBe(expected);
});

test('only the shared library of sharp may be under the LGPL', () => {
  expect(isPermittedInServer('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true);
  expect(isPermittedInServer('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe(true);
  expect(isPermittedInServer('@img/colour', 'LGPL-3.0-or-later')).toBe(false);
});

test('the notices name each part once, with those of the same text together, and no version', () => {
  const text = noticesText([
    { name: 'a', author: 'Ann Lee', license: 'MIT', licenseText: 'Take it.\n' },
    { name: 'b', license: 'MIT', licenseText: 'Take it.' },
    { name: 'a', author: 'Ann Lee', license: 'MIT', licenseText: 'Take it.' },
    { name: 'c', license: 'Apache-2.0', licenseText: 'Keep this.', noticeText: 'Made by C.' },
  ]);
  const rule = '-'.repeat(80);
  expect(text.split(`\n\n${rule}\n\n`).slice(1)).toEqual([
    'a (MIT), by Ann Lee\nb (MIT)\n\nTake it.',
    'c (Apache-2.0)\n\nKeep this.\n\nMade by C.\n',
  ]);
});
