/** `npm test` runs a selection of each sweep, `npm run test:exhaustive` all of it (docs/decisions/0042). */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

export const extent = <T>(everything: T, selection: T): T => (isExhaustive ? everything : selection);

/** One in `parts` of a sweep, rotating with `turn` so that `parts` turns cover everything. */
export const shareOf = <T>(everything: readonly T[], turn: number, parts: number): readonly T[] =>
  extent(
    everything,
    everything.filter((_, index) => index % parts === turn % parts),
  );
