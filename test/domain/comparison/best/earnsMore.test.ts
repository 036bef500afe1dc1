import type { Unit } from '../../../../src/contract/unit/unit';
import { earnsMore, earnsMoreRemark } from '../../../../src/domain/comparison/best/earnsMore';
import { aUnit } from '../../builders/units';

/** A unit of a class with its score; its margin in US dollars is what `margin` says. */
const unit = (serial: string, fitClass: string, match_score: number, margin: number | null, ...works: string[]) =>
  aUnit({
    ...{ serial, match_score, margin, can_serve: true, fit: { class: fitClass, gaps: [] } },
    needed_work: works.map((work) => ({ work, cost: 9000 })),
  });
const marginOf = ({ margin }: Unit) => margin;
const best = unit('70001', 'Fits', 0.98, 7_189);

test('beside a Best that fits, the unit with work that earns most is pointed out', () => {
  const units = [
    best,
    unit('70002', 'Fits with work', 0.88, 24_489, 'reTank'),
    unit('70003', 'Fits with work', 0.85, 20_000, 'turnPull', 'reTank'),
  ];
  expect(earnsMore(units, marginOf)).toEqual({ serial: '70002', best: '70001', text: '$17,300 more with re-tank' });
});

test('several works are all named', () => {
  const dear = unit('70003', 'Fits with work', 0.85, 20_000, 'turnPull', 'fr3', 'reTank');
  expect(earnsMore([best, dear], marginOf)?.text).toBe('$12,811 more with turn pull, FR3 fill and re-tank');
});

test.each([
  ['$5,000 more is not enough', 12_189, null],
  ['a cent beyond $5,000 is', 12_189.01, '$5,000 more with re-tank'],
  ['an unknown or incomplete margin is never more', null, null],
])('%s', (_, margin, text) => {
  expect(earnsMore([best, unit('70002', 'Fits with work', 0.88, margin, 'reTank')], marginOf)?.text ?? null).toBe(text);
});

test.each([
  ['a Best that needs work', [unit('1', 'Fits with work', 0.88, 0), unit('2', 'Fits with work', 0.8, 90_000, 'fr3')]],
  ['a Best of unknown margin', [unit('1', 'Fits', 0.98, null), unit('2', 'Fits with work', 0.8, 90_000, 'fr3')]],
  ['a unit that is to be checked', [best, unit('2', 'Fits, to be checked', 0.7, 90_000, 'fr3')]],
  ['a unit that fits as it stands', [best, unit('2', 'Fits', 0.95, 90_000)]],
  ['no unit', []],
])('%s is compared with nothing', (_, units) => {
  expect(earnsMore(units, marginOf)).toBeNull();
});

test('both units say it, and no other', () => {
  const more = { serial: '70002', best: '70001', text: '$17,300 more with re-tank' };
  expect(earnsMoreRemark(more, '70002')).toBe('$17,300 more with re-tank than the Best, 70001');
  expect(earnsMoreRemark(more, '70001')).toBe('Unit 70002: $17,300 more with re-tank');
  expect(earnsMoreRemark(more, '70003')).toBeNull();
  expect(earnsMoreRemark(null, '70001')).toBeNull();
});
