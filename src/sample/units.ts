import { createRandom, type Random } from './random';
import { stockedDesign, type Design } from './designs';
import { withGaps, type SampleUnit, sampleJobs, type SampleJob } from './jobs';
import { unitRow } from './unitRow';
import { ODD_UNITS } from './oddTexts';

/** Fixed inventory control numbers: distinct, 6 to 9 digits, some with leading zeros. */
function createSerials(seed: number): () => string {
  const random = createRandom(seed);
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

const DESIGN_SEED = 20_270_302;

/** In stock, but not required by any order. */
function singlePhase(serial: string, design: Design, random: Random): SampleUnit {
  const unit = unitRow(serial, { ...design, kva: random.pick([75, 100, 167]), secondary: '240' }, random);
  return { ...unit, phase: 1, primary_voltage: '7200', primary_bil_kv: 95, unit_type: 'Single-Phase Pad' };
}

function otherUnit(index: number, serial: string): SampleUnit {
  const random = createRandom(DESIGN_SEED + index);
  const design = stockedDesign(random);
  return index % 50 === 49 ? singlePhase(serial, design, random) : withGaps(unitRow(serial, design, random), random);
}

const UNIT_COUNT = 1680;
const SERIAL_SEED = 20_260_302;

/** Jobs with the units made for them, and the rest of the inventory. */
export function sampleWorld(): { jobs: readonly SampleJob[]; others: readonly SampleUnit[] } {
  const nextSerial = createSerials(SERIAL_SEED);
  const jobs = sampleJobs(nextSerial);
  const taken = jobs.reduce((sum, each) => sum + each.units.length, 0);
  const others = Array.from({ length: UNIT_COUNT - taken }, (_, index) => otherUnit(index, nextSerial()));
  return { jobs, others };
}

export function sampleUnits(): readonly SampleUnit[] {
  const { jobs, others } = sampleWorld();
  return [...jobs.flatMap((job) => job.units), ...others].map((unit) => ({ ...unit, ...ODD_UNITS.get(unit.serial) }));
}
