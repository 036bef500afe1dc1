import { withFields } from '../../../../src/domain/request/text/fields';

describe('fields that a program wrote', () => {
  test.each([
    ['QTY=5 ::: KVA=112.5', 'QTY=5 ;   KVA=112.5'],
    ['qty=2|kva=1000|fluid=FR3', 'qty=2;kva=1000;fluid=FR3'],
    ['a || b', 'a ;  b'],
    ['rating_kva: 500', 'rating kva: 500'],
    ['{"qty": 1, "fluid": "FR3"}', '\n qty : 1,  fluid :  FR3 \n'],
    ['{"lines": [{"kva": 500}]}', '\n lines :  \n kva : 500\n \n'],
    ['<item><qty>2</qty><kva>500</kva><lv>480</lv></item>', '\n     qty: 2,     kva: 500,     lv: 480,    ,      '],
    [
      '<needBy>x</needBy><a1>1</a1><b1 n="1">2</b1><c1>3</c1>',
      'need By: x,        a1: 1,    b1:       2,    c1: 3,    ',
    ],
    [
      '<p>2 pads</p><ul><li>500&nbsp;kVA</li></ul>',
      '\u200B\u200B\u200B2 pads\n\u200B\u200B\u200B\u200B\u200B\u200B\u200B\u200B\u200B\u200B\u200B500 \u200B\u200B\u200B\u200B\u200BkVA\n\u200B\u200B\u200B\u200B\u200B\u200B\u200B\u200B\u200B',
    ],
  ])('%s', (text, plain) => {
    expect(withFields(text)).toBe(plain);
  });

  test.each([
    ['| Pos | kVA |'],
    ['480Y/277 | 500 kVA'],
    ['<b>500 kVA</b> <i>new</i> <u>now</u>'],
    ['<qty>2</qty> and <kva>500</kva>'],
    ['Use {braces} and "quotes".'],
    ['(2) 500 kVA pads\n(1) 750 kVA pad'],
    ['(1) pad\n(2) pads\n(4) pads\n(3) pads'],
  ])('stays as it is: %s', (text) => {
    expect(withFields(text)).toBe(text);
  });

  test('numbers in brackets that count up from 1 are those of a list', () => {
    expect(withFields('(1) 150 kVA\n(2) 12470 delta\n  (3) 208Y/120\n(4) FR3')).toBe(
      '1.  150 kVA\n2.  12470 delta\n  3.  208Y/120\n4.  FR3',
    );
  });

  test.each([
    ['QTY=5 ::: KVA=112.5'],
    ['{"qty":1,"x":[2]}'],
    ['<a1>1</a1><b1>2</b1><c1>3</c1>'],
    ['(1) a\n(2) b\n(3) c\n(4) d'],
  ])('the places of the rest stay: %s', (text) => {
    expect(withFields(text)).toHaveLength(text.length);
  });
});
