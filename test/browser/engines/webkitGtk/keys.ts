/** The code points of WebDriver by Playwright's names. */
const CODES: Readonly<Record<string, string>> = {
  ...{ Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003', Delete: '\uE017', Space: ' ' },
  ...{
    ArrowLeft: '\uE012',
    ArrowUp: '\uE013',
    ArrowRight: '\uE014',
    ArrowDown: '\uE015',
    Home: '\uE011',
    End: '\uE010',
  },
  ...{ Control: '\uE009', Shift: '\uE008', Alt: '\uE00A', Meta: '\uE03D' },
};

/** `Control+Enter` as actions of a keyboard. */
export function keyActions(keys: string): object {
  const codes = keys.split('+').map((key) => CODES[key] ?? key);
  const actions = [
    ...codes.map((value) => ({ type: 'keyDown', value })),
    ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}
