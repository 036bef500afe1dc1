import { askedDesign, fittingDesign, stockedDesign, type Design } from './designs';
import { createRandom, type Random } from './random';
import { UNSTOCKED_PRIMARY } from './tables';
import { unitRow } from './unitRow';

export const ORDER_COUNT = 156;
const UNIT_COUNT = 1680;
const SEED = 20_260_302;
/** Every so many orders, one asks for a primary voltage that nothing in stock has. */
const UNSTOCKED_EVERY = 9;

/** A row of the units file (docs/data.md says what each column means). */
export type SampleUnit = ReturnType<typeof withGaps>;

/** An order's design with the units in stock that were made to serve it, best first; none for a design that is not in stock. */
export interface SampleJob {
  design: Design;
  units: readonly SampleUnit[];
}

/** Inventory control numbers: 6 to 9 digits, each once, some with leading zeros. */
function createSerials(): () => string {
  const random = createRandom(SEED);
  const given = new Set<string>();
  const draw = () => {
    const digits = random.int(6, 9);
    const number = random.int(random.chance(0.08) ? 1000 : 10 ** (digits - 1), 10 ** digits - 1);
    return String(number).padStart(digits, '0');
  };
  return () => {
    let serial = draw();
    while (given.has(serial)) serial = draw();
    given.add(serial);
    return serial;
  };
}

/** Leaves a few cells empty. */
function withGaps(unit: ReturnType<typeof unitRow>, random: Random) {
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

function job(index: number, nextSerial: () => string): SampleJob {
  const random = createRandom(SEED + 1 + index);
  const asked = askedDesign(random);
  if (index % UNSTOCKED_EVERY === 4) {
    return { design: { ...asked, primary: UNSTOCKED_PRIMARY }, units: [] };
  }
  const units = Array.from({ length: random.int(4, 9) }, (_, nth) => {
    const unit = unitRow(nextSerial(), fittingDesign(asked, nth, random), random);
    return nth < 3 ? unit : withGaps(unit, random);
  });
  return { design: asked, units };
}

/** Single-phase pads: never what an order here asks for, but there they are. */
function singlePhase(serial: string, design: Design, random: Random): SampleUnit {
  const unit = unitRow(serial, { ...design, kva: random.pick([75, 100, 167]), secondary: '240' }, random);
  return { ...unit, phase: 1, primary_voltage: '7200', primary_bil_kv: 95, unit_type: 'Single-Phase Pad' };
}

function otherUnit(index: number, serial: string): SampleUnit {
  const random = createRandom(SEED + 10_000 + index);
  const design = stockedDesign(random);
  return index % 50 === 49 ? singlePhase(serial, design, random) : withGaps(unitRow(serial, design, random), random);
}

/** The whole sample world: jobs with the units that serve them, and the rest of the inventory. */
export function sampleWorld(): { jobs: readonly SampleJob[]; others: readonly SampleUnit[] } {
  const nextSerial = createSerials();
  const jobs = Array.from({ length: ORDER_COUNT }, (_, index) => job(index, nextSerial));
  const taken = jobs.reduce((sum, each) => sum + each.units.length, 0);
  const others = Array.from({ length: UNIT_COUNT - taken }, (_, index) => otherUnit(index, nextSerial()));
  return { jobs, others };
}
