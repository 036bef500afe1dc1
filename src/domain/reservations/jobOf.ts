import type { ReservedTransformer } from '../../contract/reservations';

/** 'job J-70114': people know orders by their job numbers, never by an id. */
export const jobOf = ({ jobNumber }: Pick<ReservedTransformer, 'jobNumber'>): string =>
  jobNumber?.trim() ? `job ${jobNumber}` : 'an order without a job number';
