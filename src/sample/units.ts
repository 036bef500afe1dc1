import type { SampleUnit } from './jobs';
import { ODD_UNITS } from './oddTexts/units';
import { sampleWorld } from './world';

/** The sample inventory, always the same. */
export function sampleUnits(): readonly SampleUnit[] {
  const { jobs, others } = sampleWorld();
  return [...jobs.flatMap((job) => job.units), ...others].map((unit) => ({ ...unit, ...ODD_UNITS.get(unit.serial) }));
}
