import type { ReservedTransformer } from '../../contract/reservations';

/** 'job J-70114', or 'order 101' where no job number is known. */
export const jobOf = ({ orderId, jobNumber }: Pick<ReservedTransformer, 'orderId' | 'jobNumber'>): string =>
  jobNumber?.trim() ? `job ${jobNumber}` : `order ${orderId}`;
