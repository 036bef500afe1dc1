import { requiredDesign } from './designs';
import { createRandom, type Random } from './random';
import { requirementsOf, designSource, type OrderRequirements, type Requirements } from './stock/requirements';
import { decoyFor, stockedFor } from './stock/stock';
import { situationOf } from './stock/situations';
import type { StockDesign } from './stock/departures';
import { unitRow } from './unitRow';

export const ORDER_COUNT = 156;
const STOCK_SEED = 20_320_302;

/** A row of the units file (columns: docs/guide/data.md). */
export type SampleUnit = ReturnType<typeof withGaps>;

/** Leaves a few cells empty. */
export function withGaps(unit: ReturnType<typeof unitRow>, random: Random) {
  const gap = () => random.chance(0.03);
  return {
    ...unit,
    impedance_pct: gap() ? null : unit.impedance_pct,
    oil_volume_gal: gap() ? null : unit.oil_volume_gal,
    width_in: gap() ? null : unit.width_in,
    weight_lbs: gap() ? null : unit.weight_lbs,
    fusing_description: gap() ? null : unit.fusing_description,
    mfg_year: gap() ? null : unit.mfg_year,
    warehouse_desc: gap() ? null : unit.warehouse_desc,
    cooling_class: gap() ? null : unit.cooling_class,
  };
}

/** An order's requirement and the units made for it; none if unavailable. */
export interface SampleJob extends Requirements {
  units: readonly SampleUnit[];
}

function stock(index: number, requirements: OrderRequirements, nextSerial: () => string): readonly SampleUnit[] {
  const situation = situationOf(index);
  if (situation === 'unavailable') return [];
  const [random, extras] = [designSource(index), createRandom(STOCK_SEED + index)];
  requiredDesign(random);
  const last = random.int(4, 9) - 1;
  const honest = Array.from({ length: last }, (_, nth) =>
    unit(nth, stockedFor(requirements, situation, nth, extras), nextSerial(), random),
  );
  return [...honest, unit(last, decoyFor(requirements, honest, extras), nextSerial(), random)];
}

function unit(nth: number, design: StockDesign, serial: string, random: Random): SampleUnit {
  const price = Math.round((design.price * random.between(0.98, 1.03)) / 25) * 25;
  const row = unitRow(serial, { ...design, price }, random);
  return nth < 3 ? row : withGaps(row, random);
}

export const sampleJobs = (nextSerial: () => string): readonly SampleJob[] =>
  Array.from({ length: ORDER_COUNT }, (_, index) => {
    const requirements = requirementsOf(index);
    return { ...requirements, units: stock(index, requirements, nextSerial) };
  });
