import type { FoundJob } from '../../contract/search';
import { orNA } from '../format/number';

export const jobText = ({ job_number, unit_serial }: FoundJob): string =>
  `Job ${orNA(job_number)}${unit_serial === null ? '' : ` has unit ${unit_serial}`}`;

export const isAssignedJob = (job: FoundJob): job is FoundJob & { unit_serial: string } => job.unit_serial !== null;
