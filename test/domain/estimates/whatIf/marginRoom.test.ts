import fc from 'fast-check';
import { costedAt, jobCents } from '../../../../src/domain/estimates/whatIf/job';
import { marginRoom } from '../../../../src/domain/estimates/whatIf/marginRoom';
import { dollars } from '../../builders/comparisonUnits';
import { aJob } from '../../builders/estimates';

test.each([
  // 20,000 / 0.7 = 28,571.428…, so 28,571.43; 70% of it are 20,000.001.
  [28_571.43, 30, 'The price can fall by $0, or the cost rise by $0, and keep 30%.'],
  [28_571.42, 30, 'For 30%, the price must rise by $0.01, or the cost fall by $0.01.'],
  // 70% of 28,571.45 are 20,000.015: one cent of cost.
  [28_571.45, 30, 'The price can fall by $0.02, or the cost rise by $0.01, and keep 30%.'],
  [20_000, 0, 'The price can fall by $0, or the cost rise by $0, and keep 0%.'],
  // 20,000 / 0.875 = 22,857.142…; 87.5% of 40,000 are 35,000.
  [40_000, 12.5, 'The price can fall by $17,142.85, or the cost rise by $15,000, and keep 12.5%.'],
  // 20,000 / 0.01; 1% of 40,000 are 400.
  [40_000, 99, 'For 99%, the price must rise by $1,960,000, or the cost fall by $19,600.'],
])('at $%d for a job of $20,000 and a floor of %d%%: %s', (price, floor, sentence) => {
  expect(marginRoom(aJob(), price, floor)).toEqual([sentence]);
});

test.each([
  ['of a unit without a cost', { jcm_total_cost: null }, 30],
  ['for a margin of all of the price', {}, 100],
])('there is nothing to say %s', (_, fields, floor) => {
  expect(marginRoom(aJob({}, fields), 40_000, floor)).toEqual([]);
});

const fr3 = { work: 'fr3', cost: 4_960 };

test.each([
  ['a needed rewind', {}, { needed_work: [fr3, { work: 'rewind', cost: null }] }],
  ['the labor of a re-tank that is only wished for', { reTank: true, reTankCost: '.' }, {}],
])('where %s has no cost, room is the most there can be', (_, change, fields) => {
  expect(marginRoom(aJob(change, fields), 40_000, 30)).toEqual([
    'The price can fall by at most $11,428.57, or the cost rise by at most $8,000, and keep 30%: a cost is not recorded.',
  ]);
});

test('a price that takes all of the room still has the margin, and so has a cost that does; a cent more has not', () => {
  const read = (text: string) =>
    Array.from(text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g), ([, amount = '']) =>
      Math.round(Number(amount.replaceAll(',', '')) * 100),
    );
  fc.assert(
    fc.property(
      dollars,
      fc.integer({ min: 2, max: 9_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      (cost, price, floor) => {
        const job = aJob({}, { jcm_total_cost: cost });
        const [text = ''] = marginRoom(job, price / 100, floor);
        const sign = text.startsWith('The price can fall') ? 1 : -1;
        const [inPrice = 0, inCost = 0] = read(text).map((each) => each * sign);
        const has = (priceCents: number, costCents: number) => (priceCents - costCents) * 100 >= priceCents * floor;
        const cents = jobCents(job)!;
        expect(sign === 1).toBe(costedAt(job, price / 100).marginPercentage! >= floor);
        expect([has(price - inPrice, cents), has(price, cents + inCost)]).toEqual([true, true]);
        if (price - inPrice > 1) expect(has(price - inPrice - 1, cents)).toBe(false);
        expect(has(price, cents + inCost + 1)).toBe(false);
      },
    ),
  );
});
