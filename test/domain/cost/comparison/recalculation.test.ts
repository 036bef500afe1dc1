import fc from 'fast-check';
import { changeCostOption, initialCostOptions } from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import { aUnit } from '../../builders/units';

/** The rules once more, from the documents, in whole cents; null for what is not recorded. */
interface Case {
  own: number;
  labor: number;
  materials: number;
  listPrice: number | null;
  orderPrice: number | null;
  /** Cents of each work that the unit needs; 0 is not recorded, null not needed. */
  fr3: number | null;
  turnPull: number | null;
  feed: number | null;
  cabinet: number | null;
  tank: number | null;
  /** Which of the needed work a person switched off. */
  off: readonly Switch[];
}
const switches = ['fr3', 'turnPull', 'feed', 'cabinet', 'tank'] as const;
type Switch = (typeof switches)[number];
const works = {
  fr3: 'fr3',
  turnPull: 'turnPull',
  feed: 'feedConversion',
  cabinet: 'replacementCabinet',
  tank: 'reTank',
} as const;

const cents = fc.integer({ min: 1, max: 9_999_999 });
const price = fc.option(fc.oneof(fc.constant(0), cents));
const work = fc.option(fc.oneof(fc.constant(0), cents));
const cases: fc.Arbitrary<Case> = fc.record({
  own: cents,
  labor: cents,
  materials: cents,
  listPrice: price,
  orderPrice: price,
  fr3: work,
  turnPull: work,
  feed: work,
  cabinet: work,
  tank: work,
  off: fc.subarray([...switches]),
});

const dollars = (amount: number | null) => (amount === null ? null : amount / 100);
const asked = (...prices: (number | null)[]) => prices.find((each) => each !== null && each > 0) ?? null;

/** As our server sends it: the price that the order brings, the needed work, 0 for work that is not needed. */
const unitOf = (given: Case) =>
  aUnit({
    unit_cost: given.own / 100,
    labor_cost: given.labor / 100,
    materials_cost: given.materials / 100,
    jcm_total_cost: (given.own + given.labor + given.materials + (given.fr3 ?? 0)) / 100,
    list_price: dollars(given.listPrice),
    m_price: dollars(asked(given.orderPrice, given.listPrice)),
    can_serve: true,
    requires_turn_pull: given.turnPull !== null,
    jcm_result: {
      cost_breakdown: {
        fr3_cost: (given.fr3 ?? 0) / 100,
        turn_pull_cost: (given.turnPull ?? 0) / 100,
        feed_conversion_cost: (given.feed ?? 0) / 100,
        replacement_cabinet_cost: (given.cabinet ?? 0) / 100,
        retank_cost: (given.tank ?? 0) / 100,
      },
    },
    needed_work: switches
      .filter((each) => given[each] !== null)
      .map((each) => ({ work: works[each], cost: given[each] ? given[each] / 100 : null })),
  });

function optionsOf(given: Case) {
  const unit = unitOf(given);
  const isOff = (each: Switch) => given.off.includes(each);
  return changeCostOption(initialCostOptions(unit), {
    ...(isOff('fr3') && { fr3Enabled: false }),
    ...(isOff('turnPull') && { turnPull: false }),
    ...(isOff('feed') && { feedConversion: false }),
    ...(isOff('cabinet') && { replacementCabinet: false }),
    ...(isOff('tank') && { reTank: false }),
  });
}

test('price, costs and margin are to the cent what the rules say, whatever is needed, recorded and switched off', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const counted = (each: Switch) => (given.off.includes(each) ? 0 : (given[each] ?? 0));
      const cost = given.own + given.labor + given.materials + counted('fr3') + counted('turnPull');
      const materials = counted('feed') + counted('cabinet');
      const salePrice = asked(given.orderPrice, given.listPrice);
      const margin = salePrice === null ? null : salePrice - cost - materials - counted('tank');
      const result = estimate(unitOf(given), optionsOf(given), dollars(given.orderPrice));
      expect(result).toMatchObject({
        salePrice: dollars(salePrice),
        listPrice: dollars(asked(given.listPrice)),
        cost: cost / 100,
        materials: materials / 100,
        labor: counted('tank') / 100,
        totalCost: (cost + materials) / 100,
        margin: dollars(margin),
      });
      expect(result.priceOrigin).toBe(salePrice === null ? null : given.orderPrice ? 'order' : 'list');
      const percentage = salePrice === null || margin === null ? 0 : (margin / salePrice) * 100;
      expect(result.marginPercentage).toBeCloseTo(percentage, 6);
      expect(result.profitPercentage).toBeCloseTo(percentage - 17.5, 6);
    }),
  );
});

test('work without a recorded cost is unpriced, work switched off is omitted, and only the former is incomplete', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { unpriced, omitted, isComplete } = estimate(unitOf(given), optionsOf(given), null);
      const named = (are: (each: Switch) => boolean) => switches.filter(are).map((each) => works[each]);
      expect(unpriced).toEqual(named((each) => given[each] === 0));
      expect(omitted).toEqual(named((each) => (given[each] ?? 0) > 0 && given.off.includes(each)));
      expect(isComplete).toBe(unpriced.length === 0);
    }),
  );
});

test('the parts of the cost add up to it, to the cent', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { cost, costParts } = estimate(unitOf(given), optionsOf(given), null);
      const sum = Object.values<number | null>({ ...costParts }).reduce<number>(
        (cents, part) => cents + Math.round((part ?? 0) * 100),
        0,
      );
      expect(sum).toBe(Math.round(cost! * 100));
    }),
  );
});
