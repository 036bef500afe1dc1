import { sampleJobs, type SampleJob, type SampleUnit } from './jobs';
import { otherUnit } from './others';
import { createSerials } from './unitRows/serials';

const UNIT_COUNT = 1680;
const SEED = 20_260_302;

/** The whole sample world: jobs with the units made for them, and the rest of the inventory. */
export function sampleWorld(): { jobs: readonly SampleJob[]; others: readonly SampleUnit[] } {
  const nextSerial = createSerials(SEED);
  const jobs = sampleJobs(nextSerial);
  const taken = jobs.reduce((sum, each) => sum + each.units.length, 0);
  const others = Array.from({ length: UNIT_COUNT - taken }, (_, index) => otherUnit(index, nextSerial()));
  return { jobs, others };
}
