/**
 * Whether a snapshot of PostgreSQL shows what a transaction did. `xid` is an xid8; the snapshot reads 'xmin:xmax:running,…', as
 * pg_current_snapshot() writes it. What stands after a space belongs to something else.
 */
export function isVisibleIn(xid: string, snapshot: string): boolean {
  const [xmin = '0', xmax = '0', running = ''] = (snapshot.split(' ')[0] ?? '').split(':');
  const id = BigInt(xid);
  if (id < BigInt(xmin)) return true;
  return id < BigInt(xmax) && !running.split(',').includes(xid);
}
