import { arrayText } from '../../../../src/server/import/staging/staging';

test.each([
  ['nothing', [], '{}'],
  ['text and a missing value', ['Red Butte', null, 'NULL', ''], '{"Red Butte",NULL,"NULL",""}'],
  ['numbers and true or false', [3, true], '{3,true}'],
  ['what has a meaning in an array', [String.raw`a "b" \ {c,d}`], String.raw`{"a \"b\" \\ {c,d}"}`],
  ['line breaks as they are', ['one\ntwo'], '{"one\ntwo"}'],
  ['a list as text of its own', [['a', 'b "c"'], []], String.raw`{"{\"a\",\"b \\\"c\\\"\"}","{}"}`],
])('an array is written with %s', (_, values, text) => expect(arrayText(values)).toBe(text));
