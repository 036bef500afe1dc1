/** The whole of every sweep is asked for. */
export const isExhaustive = Boolean(process.env.EXHAUSTIVE);

/** A sweep over everything, or over what stands for it. */
export const extent = <T>(everything: T, selection: T): T => (isExhaustive ? everything : selection);

/** One in `parts` of a sweep: which ones moves with `turn`, so that as many turns have them all. */
export const shareOf = <T>(everything: readonly T[], turn: number, parts: number): readonly T[] =>
  extent(
    everything,
    everything.filter((_, index) => index % parts === turn % parts),
  );
