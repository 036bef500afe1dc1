import type { AuditEntry } from '../../../contract/people/audit';
import { changesOf } from '../../../domain/audit/changes';
import { commentOf, whatHappened } from '../../../domain/audit/whatHappened';
import { actionWord } from '../../../domain/audit/actionWords';
import type { Selectable } from 'kysely';
import type { AuditTable } from '../../db/schema/systemTables';
import { csvFile, csvText, type CsvColumn } from '../../lib/csv';

export const toAuditEntry = (row: Selectable<AuditTable>): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  person: row.person_name,
  email: row.person_email,
  address: row.address,
  action: row.action,
  orderId: row.order_id === null ? null : String(row.order_id),
  jobNumber: row.job_number,
  itemCode: row.serial,
  old: row.old,
  new: row.new,
  reason: row.reason,
});

const changesText = (entry: AuditEntry, side: 'before' | 'after') =>
  changesOf(entry)
    .map((change) => `${change.label}: ${change[side]}`)
    .join('; ');

const filesIn = ({ new: values }: AuditEntry) => {
  const files = values?.['files'];
  return files === undefined ? null : JSON.stringify(files);
};

const columns: readonly CsvColumn<AuditEntry>[] = [
  csvText('Time', ({ at }) => at),
  csvText('Person', ({ person }) => person),
  csvText('Email', ({ email }) => email),
  csvText('Address', ({ address }) => address),
  csvText('Action', ({ action }) => actionWord(action)),
  csvText('What', whatHappened),
  csvText('Job Number', ({ jobNumber }) => jobNumber),
  csvText('IC#', ({ itemCode }) => itemCode),
  csvText('Old Values', (entry) => changesText(entry, 'before')),
  csvText('New Values', (entry) => changesText(entry, 'after')),
  csvText('Comment', commentOf),
  csvText('Reason', ({ reason }) => reason),
  csvText('Files', filesIn),
];

export const auditCsv = (batches: AsyncIterable<readonly AuditEntry[]>): AsyncGenerator<string> =>
  csvFile(columns, batches);
