/** SPDX licenses of shipped packages; each permits shipping with its text. */
const PERMITTED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** libvips is a replaceable shared library, as the LGPL requires. Server only. */
const SHARED_LIBRARY = /^@img\/sharp-(libvips|win32|wasm32)/;
const OF_SHARED_LIBRARIES: readonly string[] = [...PERMITTED, 'LGPL-3.0-or-later'];

/** Licenses from LICENSE files, for packages whose package.json has none. */
export const UNNAMED: Readonly<Record<string, string>> = { 'png-js@1.1.0': 'MIT' };

const isAnyOf = (license: string, permitted: readonly string[]): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((each) => permitted.includes(each)));

/** `license` is an SPDX expression. */
export const isPermitted = (license: string): boolean => isAnyOf(license, PERMITTED);

export const isPermittedInServer = (name: string, license: string): boolean =>
  isAnyOf(license, SHARED_LIBRARY.test(name) ? OF_SHARED_LIBRARIES : PERMITTED);
