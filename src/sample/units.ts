import { sampleWorld, type SampleUnit } from './jobs';

/** The sample inventory, always the same. */
export function sampleUnits(): readonly SampleUnit[] {
  const { jobs, others } = sampleWorld();
  return [...jobs.flatMap((job) => job.units), ...others];
}
