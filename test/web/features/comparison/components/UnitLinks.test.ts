import { inventoryLink } from '../../../../../src/web/features/comparison/components/unit/UnitMarks';

const BASE = 'https://inventory.test/unit';

test.each([
  '40117762',
  40117762,
  'A&ProductLine=x#',
  '?ICNum=1',
  'A B+C%20D',
  '"><script>',
  'javascript:alert(1)',
  '//evil.test/',
  '../..',
  'Ω变\u202e',
  'x'.repeat(5_000),
])('the link of unit %j names it and the product line, and nothing else', (serial) => {
  const url = new URL(inventoryLink(BASE, serial) ?? '');
  expect([...url.searchParams]).toEqual([
    ['ICNum', String(serial)],
    ['ProductLine', '1SUB'],
  ]);
  expect(url.origin + url.pathname + url.hash).toBe(BASE);
});

test('a query in the configured address is dropped', () => {
  expect(inventoryLink(`${BASE}?ICNum=0&view=all`, 7)).toBe(`${BASE}?ICNum=7&ProductLine=1SUB`);
});

test.each([
  '',
  '   ',
  'inventory.test',
  '/api/files/unit',
  '//inventory.test',
  'javascript:alert(1)',
  'http://a@b.test',
])('a system at %j has no links', (inventorySystemUrl) => {
  expect(inventoryLink(inventorySystemUrl, '40117762')).toBeNull();
});
