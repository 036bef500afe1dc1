import { copyLine, arrayText } from '../../../../../src/server/features/import/staging/staging';

test.each([
  ['text, and a missing value', ['Red Butte', null, 'NULL', ''], 'Red Butte\t\\N\tNULL\t\n'],
  ['numbers and true or false', [3, true, false], '3\ttrue\tfalse\n'],
  ['what has a meaning in COPY', ['a\tb\nc\rd\\e', '\\N', '\\.'], 'a\\tb\\nc\\rd\\\\e\t\\\\N\t\\\\.\n'],
  ['a list as an array', [['a', 'b "c"'], []], '{"a","b \\\\"c\\\\""}\t{}\n'],
])('a row is written with %s', (_, row, line) => expect(copyLine(row)).toBe(line));

test.each([
  ['nothing', [], '{}'],
  ['text and a missing value', ['Red Butte', null, 'NULL', ''], '{"Red Butte",NULL,"NULL",""}'],
  ['numbers and true or false', [3, true], '{3,true}'],
  ['what has a meaning in an array', [String.raw`a "b" \ {c,d}`], String.raw`{"a \"b\" \\ {c,d}"}`],
  ['line breaks as they are', ['one\ntwo'], '{"one\ntwo"}'],
  ['a list as text of its own', [['a', 'b "c"'], []], String.raw`{"{\"a\",\"b \\\"c\\\"\"}","{}"}`],
])('an array is written with %s', (_, values, text) => expect(arrayText(values)).toBe(text));
