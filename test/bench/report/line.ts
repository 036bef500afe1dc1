import * as z from 'zod';
import { spreadOf, spreadSchema } from './spread';

/** Of what is measured, or of its ratio to a peer, at most. */
const goalSchema = z.object({ most: z.number(), of: z.optional(z.string()) });
export type Goal = z.output<typeof goalSchema>;

/** One line of the table; less is better in all of them. */
export const lineSchema = z.object({
  part: z.string(),
  what: z.string(),
  unit: z.string(),
  ours: spreadSchema,
  /** Measured by turns with ours, the nearest to the limit first. */
  peers: z.record(z.string(), spreadSchema),
  goals: z.array(goalSchema),
  /** Where counts come from that are tested. */
  test: z.optional(z.string()),
  /** Day, and the load of the machine when the line was measured. */
  date: z.string(),
  load: z.number(),
  machine: z.string(),
});
export type Line = z.output<typeof lineSchema>;

/** What a part of the benchmarks measured, before it is put together. */
export interface Measured {
  readonly what: string;
  readonly unit: string;
  readonly ours: readonly number[];
  readonly peers?: Readonly<Record<string, readonly number[]>>;
  readonly goals?: readonly Goal[];
  readonly test?: string;
}

export type Circumstances = Pick<Line, 'part' | 'date' | 'load' | 'machine'>;

export function lineOf({ what, unit, ours, peers = {}, goals = [], test }: Measured, around: Circumstances): Line {
  const spreads = Object.entries(peers).map(([name, values]) => [name, spreadOf(values)] as const);
  const { part, ...measured } = around;
  // In the order of the schema, in which a line that is read again is written.
  const line = { part, what, unit, ours: spreadOf(ours), peers: Object.fromEntries(spreads), goals: [...goals] };
  return { ...line, test, ...measured };
}

/** How many times as much as a peer. */
export const ratioTo = ({ ours, peers }: Line, peer: string): number => ours.median / (peers[peer]?.median ?? NaN);

/** How many times the goal it is; at most 1 where it is reached. A goal of nothing is reached by nothing. */
export function shareOf(line: Line, { most, of }: Goal): number {
  const value = of === undefined ? line.ours.median : ratioTo(line, of);
  return value === most ? 1 : value / most;
}
