/** 'Q-2026-0001': the year of its date, and which one of that year it is. */
export const quotationNumber = (year: number, sequence: number): string =>
  `Q-${year}-${String(sequence).padStart(4, '0')}`;
