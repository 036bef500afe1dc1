import type { Transaction } from 'kysely';
import { differences } from '../../db/audit/differences';
import { record } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import type { SavedViewsTable } from '../../db/tables/views';
import type { Person } from '../../access/principal';

type View = Pick<SavedViewsTable, 'name' | 'query' | 'list' | 'is_shared'>;

/** A view before and after a change; null before it was created and after it was deleted. */
interface ViewChange {
  readonly before: View | null;
  readonly after: View | null;
}

const namesOf = ({ list, name }: Pick<View, 'list' | 'name'>) => ({ list, name });
/** What others see of a view; null of a private one. */
const sharedOf = (view: View | null) =>
  view?.is_shared === true ? { ...namesOf(view), filters: view.query, shared: true } : null;

/** Records a change of a view that others saw before or see now. What a view held while it was private stays private. */
export async function recordView(trx: Transaction<Database>, by: Person, { before, after }: ViewChange): Promise<void> {
  const [old, now] = [sharedOf(before), sharedOf(after)];
  const action = after === null ? 'deleteView' : 'saveView';
  if (old !== null && now !== null) {
    const changed = differences(old, now);
    const values = { old: { ...namesOf(old), ...changed.old }, new: { ...namesOf(now), ...changed.new } };
    await record(trx, { action, by, ...values });
  } else if (now !== null) await record(trx, { action, by, new: now });
  else if (old !== null)
    await record(trx, { action, by, old, new: after === null ? null : { ...namesOf(old), shared: false } });
}
