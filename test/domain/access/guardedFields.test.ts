import { permissions } from '../../../src/domain/access/access';
import { visibleTo } from '../../../src/domain/access/guardedFields';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';

const all = new Set(permissions);
const seen = (answer: unknown) => visibleTo(new Set(), answer);

test('whoever sees costs gets the answer as it is', () => {
  const answer = { results: [{ unit_cost: 16_800, reason: 'Needs FR3 fill, $1,508.' }] };
  expect(visibleTo(all, answer)).toBe(answer);
});

test('costs, unit prices and margins are null wherever they are, and all else stays', () => {
  const unit = {
    serial: 'A',
    unit_cost: 16_800,
    margin: 5,
    needed_work: [{ work: 'fr3', cost: 1_508, by_rate: true }],
  };
  expect(seen({ data: { matches: [unit], count: 1 } })).toEqual({
    data: {
      matches: [
        { serial: 'A', unit_cost: null, margin: null, needed_work: [{ work: 'fr3', cost: null, by_rate: null }] },
      ],
      count: 1,
    },
  });
});

test("an order's sale price is no cost", () => {
  expect(seen({ sale_price: 41_250, margin: 24_450 })).toEqual({ sale_price: 41_250, margin: null });
});

test('how many orders have which margin is left out', () => {
  expect(seen({ margins: [{ margin: '10-20', orders: 3 }], ages: [] })).toEqual({ margins: [], ages: [] });
});

test.each([
  ['Needs work: FR3 fill, $1,508; phase.', 'Needs work: FR3 fill; phase.'],
  ['Required 12470 V, unit 13200 V: turn pull, cost not recorded.', 'Required 12470 V, unit 13200 V: turn pull.'],
  ['The rewind is part of the job.', 'The rewind is part of the job.'],
  ['Exact: phase, cabinet, tank.', 'Exact: phase, cabinet, tank.'],
])('the reason %j becomes %j', (reason, expected) => {
  expect(seen({ reason, score_details: [{ note: reason }] })).toEqual({
    reason: expected,
    score_details: [{ note: expected }],
  });
});

test("of the rates, the specification's numbers of money stand for the real ones", () => {
  const values = { ...DEFAULT_RATES, addOnFr3: 77, priceTurnPull: 900, goodMargin: 41, farMiles: 123 };
  expect(seen({ rates: { id: 3, values } })).toEqual({ rates: { id: 3, values: { ...DEFAULT_RATES, farMiles: 123 } } });
});
