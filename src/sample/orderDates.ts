import type { Random } from './random';
import { DAY_MS } from '../domain/calendar/dayMs';

/** The default day of the sample set: its dates lie before and after it. */
export const SAMPLE_DAY = '2026-03-02';

/** The calendar date so many days after `day` (before it, when negative), 'YYYY-MM-DD'. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days ago orders came in, longest ago first: a third in the last month, a few more than a year ago. */
export function orderAges(count: number, random: Random): readonly number[] {
  const age = () => {
    const [low, high] = random.weighted([
      [[0, 29], 34],
      [[30, 89], 34],
      [[90, 179], 18],
      [[180, 364], 10],
      [[365, 460], 4],
    ] as const);
    return random.int(low, high);
  };
  return Array.from({ length: count }, age).sort((one, other) => other - one);
}
