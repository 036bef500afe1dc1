/** The whole of every product of cases is asked for. */
export const isExhaustive = Boolean(process.env.EXHAUSTIVE);

/** All cases where the whole is asked for, else a chosen few of them. */
export const extent = <T>(all: readonly T[], few: readonly T[]): readonly T[] => (isExhaustive ? all : few);

/** One in `parts` of the cases: which ones moves with `turn`, so that so many turns have them all. */
export const shareOf = <T>(all: readonly T[], turn: number, parts: number): readonly T[] =>
  extent(
    all,
    all.filter((_, index) => index % parts === turn % parts),
  );
