/**
 * There are two rings of tests (docs/decisions/0042): `npm test` runs a fixed selection of each sweep, and
 * `npm run test:exhaustive` all of it.
 */
export const isExhaustive = process.env.EXHAUSTIVE === '1';

/** A sweep over everything, or over what stands for it. */
export const extent = <T>(everything: T, selection: T): T => (isExhaustive ? everything : selection);

/** One in `parts` of a sweep: which ones moves with `turn`, so that as many turns have them all. */
export const shareOf = <T>(everything: readonly T[], turn: number, parts: number): readonly T[] =>
  extent(
    everything,
    everything.filter((_, index) => index % parts === turn % parts),
  );
