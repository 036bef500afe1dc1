import { withoutShorthand } from '../../../../src/domain/request/text/shorthand';

const sourceOf = (text: string) => ({ text, at: Array.from({ length: text.length + 1 }, (_, at) => at) });

describe('short and spoken forms', () => {
  test.each([
    ['five hundred kay vee ay at twelve kay vee', 'five hundred kva at twelve kv'],
    ['500 (kva)', '500 kva'],
    ['qty: a pair', 'qty: 2'],
    ['a pair of pads', 'a pair of pads'],
    ['1 ea each of these', 'one of each of these'],
    ['2 sets of transformers', '2 transformers'],
    ['3 sets of keys', '3 sets of keys'],
    ['aluminum, since copper costs too much', 'aluminum, for a reason'],
    ['fr3, was mineral oil', 'fr3'],
    ['qty: was 2, is 4', 'qty: 4'],
    ['fluid from mineral oil to fr3', 'fluid fr3'],
    ['clin 0001aa - 500 kva', '500 kva'],
    ['480y277,30 bil', '480y277, 30 bil'],
    ['5.75z', '5.75% z'],
    ['zone 5z9', 'zone 5z9'],
    ['+5% to -5%', '+5%/-5%'],
    ['not less than 5 percent and not more than 6 percent', '5 to 6 percent'],
    ['cu wdg', 'cu winding'],
    ['wdgs: cu', 'winding: cu'],
    ['hv=12470 lv=480', 'hv: 12470 lv: 480'],
    ['new transformer wanted: 500 kva', 'transformer wanted: 500 kva'],
    ['3ph, 500, 12470', '3ph, 500 kva, 12470'],
    ['3 phase, 510, 12470', '3 phase, 510, 12470'],
    ['13200gy/7620', '13200grdy/7620'],
    ['xfmr, pole, 25 kva', 'xfmr, pole mount, 25 kva'],
    ['alum ok, copper ok', 'copper or aluminum windings'],
    ['2@500 3ph', '2 x 500 kva 3ph'],
    ['any 750 pads', 'any 750 kva pads'],
    ['any 700 pads', 'any 700 pads'],
  ])('%s', (text, plain) => {
    expect(withoutShorthand(sourceOf(text)).text).toBe(plain);
  });

  test('rewritten text stays at its place in the source', () => {
    const { text, at } = withoutShorthand(sourceOf('a 5.75z b'));
    expect(text).toBe('a 5.75% z b');
    expect([at[0], at[2], at[text.indexOf('b')], at.at(-1)]).toEqual([0, 2, 8, 9]);
  });

  test('a text without short forms is the same object', () => {
    const source = sourceOf('two 500 kva pads');
    expect(withoutShorthand(source)).toBe(source);
  });
});
