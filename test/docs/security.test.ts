import { existsSync, readFileSync } from 'node:fs';
import { asvsLevel2 } from './asvsLevel2';

const text = readFileSync('docs/operate/security.md', 'utf8');
const ROW = /^\| (\d+\.\d[^|]*) \| [^|]+ \| [^|]+ \| ([^|]+) \|$/;
const rows = text.split('\n').flatMap((line) => {
  const [, numbers, places] = ROW.exec(line) ?? [];
  return numbers === undefined || places === undefined ? [] : [{ numbers, places }];
});
const others = [...text.matchAll(/^Does not apply: ([\d.–, ]+)\. /gm)].map(([, numbers = '']) => numbers);

/** '6.2.1–6.2.3, 6.4.1' as four numbers. */
const expanded = (numbers: string): string[] =>
  numbers.split(/[, ]+/).flatMap((each) => {
    const [first = '', last = first] = each.split('–');
    const section = first.replace(/\d+$/, '');
    const [from, to] = [first, last].map((number) => Number(number.slice(section.length)));
    return Array.from({ length: to! - from! + 1 }, (_, index) => `${section}${from! + index}`);
  });

test('every requirement of the levels 1 and 2 is answered once', () => {
  const answered = [...rows.map(({ numbers }) => numbers), ...others].flatMap(expanded);
  expect(answered.toSorted()).toEqual(asvsLevel2.flatMap(expanded).toSorted());
});

test('every row names a test or a place that exists', () => {
  const missing = rows.filter(({ places }) => {
    const named = [...places.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return named.length === 0 || !named.every((path) => existsSync(path));
  });
  expect(missing).toEqual([]);
});
