import type { FitClass, Unit, Work } from '../../../../src/contract/units/unit';
import { initialCostOptions, changeCostOption } from '../../../../src/domain/cost/comparison/costOptions';
import { estimate } from '../../../../src/domain/cost/comparison/estimate';
import { sortUnits } from '../../../../src/domain/comparison/sortUnits';
import { toDisplayOrder } from '../../../../src/domain/orders/displayOrder';
import { toQuote } from '../../../../src/domain/orders/quote';
import { sampleUnits } from '../../../../src/sample/units';
import { sampleKnowledge } from '../../../mocks/sampleKnowledge';

const { orders, recommend } = sampleKnowledge();
const rowOf = new Map(sampleUnits().map((row) => [row.serial, row]));

/** Every list of the sample data, with the price that its order brings. */
const lists = orders.map((order) => ({
  orderPrice: toDisplayOrder(order).dollarValue,
  units: recommend(toQuote(order)).matches,
}));
const offers = lists.flatMap(({ orderPrice, units }) =>
  units.map((unit) => ({ unit, orderPrice, start: estimate(unit, initialCostOptions(unit), orderPrice) })),
);

/** Cents of a stored amount ('41250.50'), read digit by digit; 0 if there is none. */
function cents(amount: string | number | null | undefined): number {
  const [whole = '0', part = ''] = String(amount ?? '0').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
}

const columns = {
  turnPull: 'turn_pull_cost',
  feedConversion: 'feed_conversion_cost',
  fr3: 'fr3_fill_cost',
  replacementCabinet: 'replacement_cabinet_cost',
  reTank: 'retank_cost',
} as const;

/** What the stored row of a unit says, in cents. */
function stored(unit: Unit) {
  const row = rowOf.get(String(unit.serial))!;
  const works = unit.needed_work.flatMap(({ work }) => work ?? []);
  const costOf = (work: Work) => (work === 'rewind' ? 0 : cents(row[columns[work]]));
  return {
    base: cents(row.unit_cost) + cents(row.labor_cost) + cents(row.materials_cost),
    list: cents(row.list_price),
    work: works.reduce((sum, work) => sum + costOf(work), 0),
  };
}

const inCents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
/** The offers of which something does not hold; a few thousand expectations one by one would take a minute. */
const failing = (holds: (offer: (typeof offers)[number]) => boolean) =>
  offers.filter((offer) => !holds(offer)).map(({ unit }) => unit.serial);

test('the sample data has offers with and without needed work, complete and not', () => {
  expect(offers.length).toBeGreaterThan(1_000);
  expect(new Set(offers.map(({ start }) => start.isComplete))).toEqual(new Set([true, false]));
  expect(offers.some(({ unit }) => unit.needed_work.length > 1)).toBe(true);
});

test('every offer brings the price of its order, else the list price, and says which', () => {
  const fails = failing(({ unit, orderPrice, start: { salePrice, priceOrigin, listPrice } }) => {
    const { list } = stored(unit);
    const ofOrder = cents(orderPrice);
    const [price, origin] = ofOrder > 0 ? [ofOrder, 'order'] : list > 0 ? [list, 'list'] : [null, null];
    return inCents(salePrice) === price && priceOrigin === origin && (inCents(listPrice) ?? 0) === list;
  });
  expect(fails).toEqual([]);
});

test('at the start every margin is the price less the stored costs and all needed work, and the one that the server sends', () => {
  const fails = failing(({ unit, start: { salePrice, margin, marginPercentage } }) => {
    if (salePrice === null) return margin === null;
    const { base, work } = stored(unit);
    const expected = cents(salePrice) - base - work;
    const share = (expected * 100) / cents(salePrice);
    return (
      inCents(margin) === expected &&
      inCents(unit.margin) === expected &&
      Math.abs(share - (marginPercentage ?? 0)) < 1e-9
    );
  });
  expect(fails).toEqual([]);
});

test('with everything switched off every margin is the price less the stored costs alone', () => {
  const off = { fr3Enabled: false, turnPull: false, feedConversion: false, replacementCabinet: false, reTank: false };
  const fails = failing(({ unit, orderPrice }) => {
    const bare = estimate(unit, changeCostOption(initialCostOptions(unit), off), orderPrice);
    const { base } = stored(unit);
    const expected = bare.salePrice === null ? null : cents(bare.salePrice) - base;
    return inCents(bare.margin) === expected && bare.costParts?.fr3Fill === 0 && bare.costParts.turnPull === 0;
  });
  expect(fails).toEqual([]);
});

/** Readings, margin sort: first the units that fit or fit with work, then each lower class. */
const GROUPS: Readonly<Record<FitClass, number>> = {
  ...{ Fits: 1, 'Fits with work': 1, 'Fits, to be checked': 2, 'Misses a requirement': 3, 'Does not fit': 4 },
};
const groupOf = ({ fit }: Unit) => (fit?.class ? GROUPS[fit.class] : Number.NaN);

test('no list by margin begins with a unit of a lower class, or of unknown work, while it has a better one', () => {
  for (const { orderPrice, units } of lists) {
    const figureOf = (unit: Unit) => {
      const { marginPercentage, isComplete } = estimate(unit, initialCostOptions(unit), orderPrice);
      return { percentage: marginPercentage, isComplete };
    };
    const [first] = sortUnits(units, 'margin', figureOf);
    if (!first) continue;
    const best = Math.min(...units.map(groupOf));
    expect(groupOf(first)).toBe(best);
    const alike = units.filter((unit) => groupOf(unit) === best);
    expect(figureOf(first).isComplete).toBe(alike.some((unit) => figureOf(unit).isComplete));
  }
});
