import { DAY_MS } from '../calendar/dayMs';

/** The last day on which an offer holds, 'YYYY-MM-DD', so many days after its date. */
export const validUntil = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
