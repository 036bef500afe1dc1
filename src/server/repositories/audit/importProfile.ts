import type { Transaction } from 'kysely';
import type { ImportProfile, Reading } from '../../../contract/imports/mapping';
import { differences } from '../../db/audit/differences';
import { record } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import type { Person } from '../../access/principal';

type Profile = Pick<ImportProfile, 'file' | 'name' | 'layout' | 'columns'>;

/** A way of reading files before and after a change; undefined before it was saved and after it was deleted. */
interface ProfileChange {
  readonly before: Profile | undefined;
  readonly after: Profile | undefined;
}

const readingText = (reading: Reading): string => {
  const given = Object.values(reading).filter((each) => each !== null);
  return given.length === 0 ? '' : ` (${given.join(', ')})`;
};

/** 'Due → request_date (mdy)' */
const columnText = ({ header, target, reading }: Profile['columns'][number]): string =>
  `${header} → ${target ?? 'left out'}${readingText(reading)}`;

const namesOf = ({ file, name }: Pick<Profile, 'file' | 'name'>) => ({ file, name });

const valuesOf = ({ layout, columns, ...named }: Profile) => ({
  ...namesOf(named),
  ...{ sheet: layout.sheet, encoding: layout.encoding, delimiter: layout.delimiter, header_line: layout.headerLine },
  columns: columns.map(columnText),
});

/** Records that a profile was saved, with what it replaced, or deleted. */
export async function recordProfile(trx: Transaction<Database>, by: Person, { before, after }: ProfileChange) {
  const [old, now] = [before && valuesOf(before), after && valuesOf(after)];
  if (old === undefined || now === undefined) {
    const action = now === undefined ? 'deleteProfile' : 'saveProfile';
    return record(trx, { action, by, old: old ?? null, new: now ?? null });
  }
  const changed = differences(old, now);
  const values = { old: { ...namesOf(old), ...changed.old }, new: { ...namesOf(now), ...changed.new } };
  return record(trx, { action: 'saveProfile', by, ...values });
}
