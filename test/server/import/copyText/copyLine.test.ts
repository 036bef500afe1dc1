import { copyLine } from '../../../../src/server/import/staging/staging';

test.each([
  ['text, and a missing value', ['Red Butte', null, 'NULL', ''], 'Red Butte\t\\N\tNULL\t\n'],
  ['numbers and true or false', [3, true, false], '3\ttrue\tfalse\n'],
  ['what has a meaning in COPY', ['a\tb\nc\rd\\e', '\\N', '\\.'], 'a\\tb\\nc\\rd\\\\e\t\\\\N\t\\\\.\n'],
  ['a list as an array', [['a', 'b "c"'], []], '{"a","b \\\\"c\\\\""}\t{}\n'],
])('a row is written with %s', (_, row, line) => expect(copyLine(row)).toBe(line));
