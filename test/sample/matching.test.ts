import { coverages, type Coverage } from '../../src/contract/orders/ordersBands';
import { coverageOf } from '../../src/domain/matching/ranking/judging';
import type { Ranked } from '../../src/domain/matching/ranking/scoreUnit';
import { createUnitIndex } from '../domain/builders/unitIndex';
import type { SampleUnit } from '../../src/sample/jobs';
import { SAMPLE_DAY, sampleOrders, type SampleOrder } from '../../src/sample/orders';
import { SAMPLE_RATES } from '../../src/sample/rates';
import { sampleUnits } from '../../src/sample/units';
import { candidateOf, requirementOf } from './matches';
import { isAsRequired } from './asAsked';

const orders = sampleOrders();
const taken = new Set(orders.map(({ assigned_serial }) => assigned_serial));
const available = sampleUnits().filter(({ serial }) => !taken.has(serial));
const index = createUnitIndex();
for (const unit of available) index.put(candidateOf(unit));
const unitOf = new Map(available.map((unit) => [unit.serial, unit]));

const RANKED = 200;

/** What stands in the way of a unit that can serve: nothing and nothing differs, nothing, work, or what no work changes. */
type Fit = 'perfect' | 'acceptable' | 'work' | 'gap' | 'cannot serve' | 'not judged';

const FITS: readonly Fit[] = ['perfect', 'acceptable', 'work', 'gap', 'cannot serve'];

function fitOf({ score: { canServe, features, neededWork } }: Ranked): Fit {
  const has = (...verdicts: string[]) => features.some(({ verdict }) => verdicts.includes(verdict));
  if (!canServe) return 'cannot serve';
  if (has('does not fit', 'oversized', 'not recorded', 'not understood')) return 'gap';
  if (has('needs work') || neededWork.length > 0) return 'work';
  return has('acceptable') ? 'acceptable' : 'perfect';
}

interface OpenOrder {
  order: SampleOrder;
  /** The best available units, best first: more than any screen shows. */
  ranked: readonly Ranked[];
  /** The best fit that any of them has. */
  fit: Fit;
}

const isStated = ({ kva_rating, primary_voltage_kv, secondary_voltage_kv }: SampleOrder) =>
  kva_rating !== null && primary_voltage_kv !== null && secondary_voltage_kv !== null;

const open = orders
  .filter(({ assigned_serial }) => assigned_serial === null)
  .map((order): OpenOrder => {
    const ranked = index.search(requirementOf(order), RANKED);
    const fits = new Set(ranked.map(fitOf));
    const best = FITS.find((each) => fits.has(each)) ?? 'cannot serve';
    return { order, ranked, fit: isStated(order) ? best : 'not judged' };
  });
const withFit = (fit: Fit) => open.filter((each) => each.fit === fit);
/** Orders that do not state enough have no best unit. */
const judgedOrders = open.filter(({ fit }) => fit !== 'not judged');
const codesOf = (some: readonly OpenOrder[]) => some.map(({ order }) => order.order_code);
const bestOf = ({ ranked }: Pick<OpenOrder, 'ranked'>): Ranked => ranked[0]!;
const unitAt = (place: Ranked | undefined) => (place === undefined ? undefined : unitOf.get(place.candidate.serial));

/** To be reconditioned for a voltage, a BIL or a rating at its voltage that no available unit comes near. */
function isUnavailable({
  order_type,
  primary_voltage_kv,
  secondary_voltage_kv,
  bil,
  kva_rating,
}: SampleOrder): boolean {
  const isOdd = /^(?:2\.4|2400D)$/.test(primary_voltage_kv ?? '') || secondary_voltage_kv === '2400D';
  return (
    order_type === 'RC' && (isOdd || bil === 200 || (kva_rating === 5000 && /^8\.?32/.test(primary_voltage_kv ?? '')))
  );
}

test('no unit has the voltages, the BIL or the rating at its voltage that some orders request', () => {
  const has = (holds: (unit: SampleUnit) => boolean) => available.some(holds);
  expect(has(({ primary_voltage }) => /^(?:22|23|24|25)\d\dD/.test(primary_voltage))).toBe(false);
  expect(has(({ secondary_voltage }) => /^(?:22|23|24|25)\d\d/.test(secondary_voltage))).toBe(false);
  expect(has(({ primary_bil_kv }) => primary_bil_kv >= 200)).toBe(false);
  expect(has(({ primary_voltage, kva_rating }) => /^8\d{3}Y/.test(primary_voltage) && kva_rating >= 4500)).toBe(false);
});

const excludesAluminum = ({ notes }: SampleOrder) =>
  /no aluminum|not offer aluminum|copper only|copper windings only/i.test(notes ?? '');

const baseCost = ({ unit_cost, labor_cost, materials_cost }: SampleUnit) =>
  Number(unit_cost) + Number(labor_cost) + Number(materials_cost);

/** Dollars of a unit with the work it needs; null if the cost of some work is not recorded. */
function wholeCost(unit: SampleUnit, { score }: Ranked): number | null {
  const costs = score.neededWork.map(({ cost }) => cost);
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), baseCost(unit));
}

/**
 * Of the first twelve, the one that costs least before any work cannot serve, is excluded by the notes, needs work of unknown
 * cost, or with its work costs more than another that serves.
 */
function isMisled({ order, ranked }: OpenOrder): boolean {
  const first = ranked.slice(0, 12).map((place) => ({ place, unit: unitAt(place)! }));
  const cheapest = first.reduce((one, other) => (baseCost(other.unit) < baseCost(one.unit) ? other : one));
  const cost = wholeCost(cheapest.unit, cheapest.place);
  const others = first.filter(({ place }) => place.score.canServe).map(({ place, unit }) => wholeCost(unit, place));
  const isExcluded = excludesAluminum(order) && cheapest.unit.winding_material === 'Aluminum';
  if (!cheapest.place.score.canServe || isExcluded || cost === null) return true;
  return others.some((other) => other !== null && other < cost);
}

describe('matching the sample is as hard as in life', () => {
  test('at most a third of the open orders have a perfect unit: all exact or not required, nothing to be done', () => {
    const perfect = withFit('perfect').length;
    expect(perfect).toBeGreaterThan(20);
    expect(perfect).toBeLessThanOrEqual(open.length / 3);
    const fullScore = judgedOrders.filter((each) => bestOf(each).score.canServe && bestOf(each).score.score === 1);
    expect(fullScore.length).toBeLessThanOrEqual(open.length / 3);
  });

  test('a perfect unit has the very columns that its order requires, and no other order has such a unit', () => {
    const asRequired = open.filter(({ order }) => available.some((unit) => isAsRequired(order, unit)));
    expect(codesOf(asRequired)).toEqual(codesOf(withFit('perfect')));
  });

  test('other orders have substitutes, only units that need work, or only units that fall short', () => {
    expect(withFit('acceptable').length).toBeGreaterThan(25);
    expect(withFit('work').length).toBeGreaterThan(25);
    expect(withFit('gap').length).toBeGreaterThan(10);
  });

  test('nothing in stock serves the orders that request what no unit has', () => {
    expect(codesOf(withFit('cannot serve'))).toEqual(codesOf(open.filter(({ order }) => isUnavailable(order))));
    expect(withFit('cannot serve').length).toBeGreaterThan(10);
    expect(withFit('cannot serve').length).toBeLessThan(open.length / 6);
  });

  test('the coverage of an order is the class of its best unit', () => {
    const said = (coverage: Coverage) =>
      open.filter(({ order, ranked }) => coverageOf(requirementOf(order), ranked[0]?.score.fitClass) === coverage);
    expect(codesOf(said('none'))).toEqual(codesOf(withFit('cannot serve')));
    const counts = coverages.map((coverage) => said(coverage).length);
    expect(counts).toEqual([70, 24, 14, 11, 17, 2]);
    expect(codesOf(said('not stated'))).toEqual(codesOf(withFit('not judged')));
  });

  test('at the rates of the sample each class is the best of at least eight open orders', () => {
    const priced = createUnitIndex(SAMPLE_RATES);
    for (const unit of available) priced.put(candidateOf(unit));
    const said = judgedOrders.map(({ order }) => {
      const requirement = requirementOf(order);
      return coverageOf(requirement, priced.search(requirement, 1)[0]?.score.fitClass);
    });
    const counts = coverages.map((coverage) => said.filter((each) => each === coverage).length);
    expect(counts).toEqual([70, 29, 9, 11, 17, 0]);
    expect(Math.min(...counts.slice(0, -1))).toBeGreaterThanOrEqual(8);
  });

  test('several units are the best of more than one order', () => {
    const best = judgedOrders.map((each) => bestOf(each)).filter(({ score }) => score.canServe);
    const serials = best.map(({ candidate }) => candidate.serial);
    const contested = serials.filter((each) => serials.indexOf(each) !== serials.lastIndexOf(each));
    expect(new Set(contested).size).toBeGreaterThan(5);
    expect(contested.length).toBeGreaterThan(12);
  });

  test('the cost of a turn pull is not recorded of about a third of the units that need one', () => {
    const costs = open
      .flatMap(({ ranked }) => ranked.slice(0, 50))
      .flatMap(({ score }) => score.neededWork.filter(({ work }) => work === 'turnPull'));
    const unknown = costs.filter(({ cost }) => cost === null).length / costs.length;
    expect(costs.length).toBeGreaterThan(100);
    expect(unknown).toBeGreaterThan(0.25);
    expect(unknown).toBeLessThan(0.45);
  });

  test('of a good part of the orders, the cheapest of the first units is the wrong one', () => {
    const misled = judgedOrders.filter(({ ranked }) => bestOf({ ranked }).score.canServe).filter(isMisled);
    expect(misled.length).toBeGreaterThan(40);
  });

  test('the best unit of several orders is wound with aluminum although the notes exclude it', () => {
    const against = open.filter(
      ({ order, ranked }) => excludesAluminum(order) && unitAt(ranked[0])?.winding_material === 'Aluminum',
    );
    expect(against.length).toBeGreaterThan(10);
  });

  test("the newest order's first page shows work to switch", () => {
    const newest = open.reduce((one, other) => (other.order.order_date > one.order.order_date ? other : one));
    const priced = newest.ranked.slice(0, 3).flatMap(({ score }) => score.neededWork.filter(({ cost }) => cost));
    expect(newest.order.order_date).toBe(SAMPLE_DAY);
    expect(priced.length).toBeGreaterThan(1);
  });

  test('most margins of the best units are worth having, some are not', () => {
    const margins = judgedOrders
      .filter((each) => bestOf(each).score.canServe)
      .flatMap((each) => bestOf(each).score.marginPercentage ?? []);
    expect(Math.min(...margins)).toBeGreaterThan(-60);
    expect(Math.max(...margins)).toBeLessThan(75);
    expect(margins.filter((each) => each > 10).length / margins.length).toBeGreaterThan(0.7);
  });
});
