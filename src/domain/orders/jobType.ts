export const jobTypeNames = { RC: 'Reconditioned', RW: 'Rewind' } as const;

const CONDITION_CODES: Readonly<Record<string, string>> = { RECONDITION: 'RC', REWIND: 'RW' };

/** Upper case; 'recondition' is RC and 'rewind' RW (spec section 3). */
export function jobType(orderType: string | null | undefined): string {
  const code = (orderType ?? '').trim().toUpperCase();
  return CONDITION_CODES[code] ?? code;
}
