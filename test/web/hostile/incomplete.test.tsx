import fc from 'fast-check';
import { isExhaustive, shareOf } from '../../support/extent';
import { openApp } from './hostileApp';
import { scenes } from './scenes';
import { isEnd, rewrittenWire, type Path } from './wire';

const MACHINE_WORDS = /undefined|\bnull\b|NaN|\[object |Invalid Date|Infinity|∞|function|=>|Something went wrong/;
const READ_ATTRIBUTES = '[aria-label], [alt], [title], [href], [src], [style]';

function theScreenIsSound() {
  expect(document.body.textContent).toMatch(/SpecAI.*Dana Sales/);
  expect(document.body.textContent).not.toMatch(MACHINE_WORDS);
  for (const { value } of document.querySelectorAll('input')) expect(value).not.toMatch(MACHINE_WORDS);
  for (const { attributes } of document.querySelectorAll(READ_ATTRIBUTES))
    for (const { value } of attributes) expect(value).not.toMatch(MACHINE_WORDS);
}

const damages = {
  null: null,
  missing: undefined,
  'an object': { not: { what: 'was promised' } },
  'a list': [{}, 1, 'x', null, []],
  'a number': 42,
  'a number below zero': -17.5,
  'a huge number': 1e308,
  'a tiny number': 5e-324,
  'a number beyond all': JSON.parse('1e999') as unknown,
  true: true,
  'a blank text': ' \n\t ',
  'a word': 'Lorem',
  'a numeral without end': '9'.repeat(400),
  'half a date': '2026-13-45T99:99:99Z',
};

const isName = (path: Path) => /^(id|orderId|serial|itemCode)$/.test(path.at(-1) ?? '');

const turns = Object.keys(scenes);

describe.each(Object.entries(scenes))('the scene %s', (name, { at, openAll }) => {
  const turn = turns.indexOf(name);
  const isSoundWith = async (...[rewrite]: Parameters<typeof rewrittenWire>) => {
    const { unmount } = await openApp(at, rewrittenWire(rewrite));
    await openAll();
    theScreenIsSound();
    unmount();
    window.sessionStorage.clear();
  };

  test.each(shareOf(Object.entries(damages), turn, 9))(
    'the scene is sound where every field except names is %s',
    (_damage, damage) => isSoundWith((value, path) => (isEnd(value) && !isName(path) ? damage : value)),
  );

  test.each(shareOf([[null], ['Lorem'], [[]]], turn, 3))(
    'the scene is sound where every object and list in an order or unit is %j',
    (damage) => isSoundWith((value) => (isEnd(value) ? value : damage)),
  );

  test.each(shareOf([[null], [' ']], turn, 2))('the scene is sound where every name is %j', (damage) =>
    isSoundWith((value, path) => (isName(path) ? damage : value)),
  );

  test('the scene is sound with any mix of damaged fields', async () => {
    const kinds = Object.values(damages);
    const choices = fc.array(fc.nat(kinds.length * 4 - 1), { minLength: 97, maxLength: 97 });
    await fc.assert(
      fc.asyncProperty(choices, async (chosen) => {
        let requested = 0;
        await isSoundWith((value, path) => {
          const choice = chosen[requested++ % chosen.length] ?? 0;
          return isName(path) || choice >= kinds.length ? value : kinds[choice];
        });
      }),
      { seed: 20261121 + turn, numRuns: isExhaustive ? 4 : 1, endOnFailure: true },
    );
  });
});
