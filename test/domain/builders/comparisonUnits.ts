import fc from 'fast-check';
import type { CostBreakdown, Unit } from '../../../src/contract/units/unit';
import { aUnit } from './units';

const addOns = {
  fr3_cost: 4960,
  turn_pull_cost: 3500,
  feed_conversion_cost: 800,
  replacement_cabinet_cost: 2500,
  retank_cost: 9000,
};

/** A unit whose every add-on costs something, US dollars; of them it needs the FR3 fill, and it requires a turn pull. */
export const aPricedUnit = (costs: Partial<CostBreakdown> = {}, fields: Record<string, unknown> = {}): Unit => {
  const breakdown = { ...addOns, ...costs };
  return aUnit({
    jcm_total_cost: 20_000,
    m_price: 40_000,
    requires_turn_pull: true,
    jcm_result: { cost_breakdown: breakdown },
    can_serve: true,
    needed_work: breakdown.fr3_cost ? [{ work: 'fr3', cost: breakdown.fr3_cost }] : [],
    ...fields,
  });
};

/** US dollars with cents. */
export const dollars = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100);

/** Units with few distinct scores and costs, so that sorts tie; each serial at most once. */
export const unitLists: fc.Arbitrary<Unit[]> = fc
  .uniqueArray(
    fc.record({
      serial: fc.integer({ min: 1, max: 40 }).map(String),
      match_score: fc.constantFrom(null, 0, 0.4, 0.85, 1),
      jcm_total_cost: fc.constantFrom(null, 0, 10_000, 45_000),
      warehouse_desc: fc.constantFrom(null, 'Austin, TX', 'Phoenix, AZ'),
    }),
    { selector: ({ serial }) => serial, maxLength: 14 },
  )
  .map((units) => units.map((fields) => aPricedUnit({}, fields)));
