import type { ChangeKind } from '../../db/tables/changes';

/** The serial of a unit or the id of an order; null: any of the kind may have changed. */
export interface Change {
  readonly kind: ChangeKind;
  readonly key: string | null;
  /** The last transaction that changed it, an xid8. */
  readonly xid: string;
}

/** What changed; 'anything' at the start, and after a gap that nobody can fill. */
export type News = 'anything' | readonly Change[];

/** Which ones of some kinds changed; 'all' where nobody can say. */
export function changedOf(news: News, kinds: readonly ChangeKind[]): readonly string[] | 'all' {
  if (news === 'anything') return 'all';
  const keys = news.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
  const known = keys.filter((key) => key !== null);
  return known.length < keys.length ? 'all' : [...new Set(known)];
}
