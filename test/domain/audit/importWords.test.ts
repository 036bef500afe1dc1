import { importWords } from '../../../src/domain/audit/importWords';

const files = (...told: unknown[]) => importWords({ files: told });

test.each([
  ['units.csv (3 added)', { added: 3 }],
  ['units.csv (1,200 added)', { added: 1200 }],
  ['units.csv (1 added, 2 changed, 3 retired, 4 brought back)', { added: 1, changed: 2, retired: 3, returned: 4 }],
  ['units.csv (1 changed, 4 brought back)', { returned: 4, changed: 1, added: 0, retired: 0 }],
  ['units.csv (nothing changed)', { added: 0, changed: 0, retired: 0, returned: 0 }],
  ['units.csv (nothing changed)', { read: 500, unchanged: 500, sha256: 'ab12' }],
  ['units.csv (nothing changed)', { added: -1, changed: '2', retired: null, returned: Number.NaN }],
])('an import says by number what became of its rows, in one order: %s', (words, counts) => {
  expect(files({ name: 'units.csv', ...counts })).toBe(words);
});

test('files stand in the order in which the entry names them', () => {
  const [units, orders, photos] = ['units.csv', 'orders.csv', 'photos.zip'].map((name) => ({ name }));
  expect(files({ ...units, added: 2 }, orders)).toBe('units.csv (2 added) and orders.csv (nothing changed)');
  expect(files(orders, { ...units, added: 2 })).toBe('orders.csv (nothing changed) and units.csv (2 added)');
  expect(files(units, orders, { ...photos, added: 9 })).toBe(
    'units.csv (nothing changed), orders.csv (nothing changed) and photos.zip (9 added)',
  );
});

test.each([
  ['no values', null],
  ['values without files', {}],
  ['files that are no list', { files: 'units.csv' }],
  ['an empty list', { files: [] }],
  ['files without a name', { files: [{ added: 3 }, { name: 7, added: 3 }, null, 'units.csv'] }],
])('an entry with %s names no file', (_what, values) => {
  expect(importWords(values)).toBe('');
});

test('a file that cannot be told hides none of the others', () => {
  expect(files(null, { name: 'units.csv', added: 1 }, 42)).toBe('units.csv (1 added)');
});
