/** Names of RC and RW (spec section 3). */
export const jobTypeNames = { RC: 'Reconditioned', RW: 'Rewind' } as const;

const CONDITION_CODES: Readonly<Record<string, string>> = { RECONDITION: 'RC', REWIND: 'RW' };

/** The job type of an order type or condition: upper case, 'recondition' is RC and 'rewind' RW (spec section 3). */
export function jobType(orderType: string | null | undefined): string {
  const code = (orderType ?? '').trim().toUpperCase();
  return CONDITION_CODES[code] ?? code;
}
