import type { Selectable } from 'kysely';
import type { View } from '../../../contract/views';
import type { SavedViewsTable } from '../../db/schema/salesTables';

export const toView = (row: Selectable<SavedViewsTable> & { is_start: boolean }, subject: string): View => ({
  id: String(row.id),
  list: row.list,
  name: row.name,
  query: row.query,
  isShared: row.is_shared,
  isOwn: row.owner_subject === subject,
  isStart: row.is_start,
  ownerName: row.owner_name,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});
