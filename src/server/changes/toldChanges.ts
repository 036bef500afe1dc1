import type { ChangeEvent } from '../../contract/changes';
import type { Change, Changes } from '../matching/fetchChanges';

/** With more keys than these, a page is told that many things changed. */
const MOST = 200;

const KINDS = {
  unit: 'unit',
  files: 'unit',
  options: 'unit',
  order: 'order',
  rates: 'many',
  estimates: 'estimates',
} as const;

const many = (xid: string | null): ChangeEvent => ({ kind: 'many', key: null, xid, reservation: null });

/** What open pages are told of changes: each unit and order once. */
export function toldChanges(changes: Changes): readonly ChangeEvent[] {
  if (changes === 'all') return [many(null)];
  const told = new Map<string, ChangeEvent>();
  for (const change of changes) {
    const next = toldChange(change);
    const id = `${next.kind} ${next.key ?? ''}`;
    told.set(id, { ...next, xid: later(next.xid, told.get(id)?.xid ?? null) });
  }
  if (told.size <= MOST) return [...told.values()];
  return [many([...told.values()].reduce<string | null>((last, { xid }) => later(xid, last), null))];
}

function toldChange({ kind, key, xid }: Change): ChangeEvent {
  const as = KINDS[kind];
  return key === null || as === 'many' ? many(xid) : { kind: as, key, xid, reservation: null };
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return BigInt(one) > BigInt(other) ? one : other;
}
