import { stockedDesign, type Design } from './designs';
import { withGaps, type SampleUnit } from './jobs';
import { createRandom, type Random } from './random';
import { unitRow } from './unitRows/unitRow';

const SEED = 20_270_302;

/** Single-phase pads: never what an order here asks for, but there they are. */
function singlePhase(serial: string, design: Design, random: Random): SampleUnit {
  const unit = unitRow(serial, { ...design, kva: random.pick([75, 100, 167]), secondary: '240' }, random);
  return { ...unit, phase: 1, primary_voltage: '7200', primary_bil_kv: 95, unit_type: 'Single-Phase Pad' };
}

/** A unit that came in for no order in particular. */
export function otherUnit(index: number, serial: string): SampleUnit {
  const random = createRandom(SEED + index);
  const design = stockedDesign(random);
  return index % 50 === 49 ? singlePhase(serial, design, random) : withGaps(unitRow(serial, design, random), random);
}
