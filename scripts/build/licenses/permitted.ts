/** What packages that we ship may be under: each permits that, with its text. By SPDX. */
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
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** libvips comes as a shared library that anybody may replace by their own, which is what the LGPL asks. Never in the browser. */
const SHARED_LIBRARY = /^@img\/sharp-(libvips|win32|wasm32)/;
const OF_SHARED_LIBRARIES: readonly string[] = [...PERMITTED, 'LGPL-3.0-or-later'];

/** The license of packages whose package.json names none, as their LICENSE file has it. */
export const UNNAMED: Readonly<Record<string, string>> = { 'png-js@1.1.0': 'MIT' };

const isAnyOf = (license: string, permitted: readonly string[]): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((each) => permitted.includes(each)));

/** Whether the app may bring a package under this license, an SPDX expression. */
export const isPermitted = (license: string): boolean => isAnyOf(license, PERMITTED);

/** Whether the server may bring this package. */
export const isPermittedInServer = (name: string, license: string): boolean =>
  isAnyOf(license, SHARED_LIBRARY.test(name) ? OF_SHARED_LIBRARIES : PERMITTED);
