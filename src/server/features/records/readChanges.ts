import type { ReadField } from '../../../contract/records/records';
import { permissionMessage, type Permission } from '../../../domain/access/access';
import { groupOf, permissionFor } from '../../../domain/records/recordFields';
import type { ImportFile } from '../../../contract/import/files';
import type { Principal } from '../../auth/principal';
import { DetailedError, UnprocessableError } from '../../http/api';
import type { Value } from '../import/columns/formats';
import type { WordRow } from '../vocabulary/words';
import { fieldNamed, readingFor, readValue, type Field, type ReadWord } from './fields';
import { maySee, labelOf } from './presenter';

/** The values that a person sends, by the name of their column. */
export type SentValues = Readonly<Record<string, string | null>>;

export interface ReadChange {
  readonly field: Field;
  readonly value: Value;
  readonly before: string | null;
  readonly after: string | null;
  readonly taught?: ReadWord | undefined;
}

interface Current {
  readonly file: ImportFile;
  /** As stored now; empty for a new record. */
  readonly values: ReadonlyMap<string, string | null>;
  readonly words: readonly WordRow[];
}

interface ReadValues {
  /** In the order that they were sent. */
  readonly fields: readonly ReadField[];
  readonly changes: readonly ReadChange[];
}

const UNKNOWN = { reason: 'Not a field that can be corrected', fix: 'Send names of GET /api/records/.' };

const unread = (name: string, before: string | null, problem: NonNullable<ReadField['problem']>): ReadField => ({
  ...{ name, before, value: null, reading: null, is_changed: false, needs_reason: false, problem },
});

const NOT_ALLOWED = 'Ask one of them to change it, or leave it out.';

function readOne(
  current: Current,
  name: string,
  written: string | null,
  by: Principal,
): { readonly field: ReadField; readonly change?: ReadChange } {
  const field = fieldNamed(current.file, name);
  if (field === undefined) return { field: unread(name, null, UNKNOWN) };
  const before = current.values.get(name) ?? null;
  const permission = permissionFor(field.group);
  const refuse = (reason: string, fix: string) => ({
    field: unread(name, maySee(by, field) ? before : null, { reason, fix }),
  });
  if (!by.permissions.has(permission)) return refuse(permissionMessage(permission), NOT_ALLOWED);
  const read = readValue(field, written, current.words);
  if ('reason' in read) return refuse(read.reason, read.fix);
  const { value, spelling: after, taught } = read;
  const is_changed = after !== before;
  return {
    field: {
      ...{ name, before, value: after, is_changed, reading: readingFor(field, after, taught), problem: null },
      needs_reason: is_changed && field.needsReason,
    },
    ...(is_changed && { change: { field, value, before, after, taught } }),
  };
}

/** The permissions that correcting these fields needs. */
export const permissionsFor = (file: ImportFile, names: readonly string[]): ReadonlySet<Permission> =>
  new Set(
    names.flatMap((name) => {
      const group = groupOf(file, name);
      return group === null ? [] : [permissionFor(group)];
    }),
  );

/** Reads sent values by the rules of the import and compares them with the stored ones. */
export function readValues(current: Current, sent: SentValues, by: Principal): ReadValues {
  const read = Object.entries(sent).map(([name, written]) => readOne(current, name, written, by));
  return {
    fields: read.map(({ field }) => field),
    changes: read.flatMap(({ change }) => change ?? []),
  };
}

/** @throws DetailedError with the reason for each value that cannot be read or changed */
export function refuseUnread(fields: readonly ReadField[]): void {
  const errors = fields.flatMap(({ name, problem }) =>
    problem === null
      ? []
      : [{ path: `fields.${name}`, message: `${problem.reason.replace(/\.$/, '')}. ${problem.fix}` }],
  );
  if (errors.length > 0) throw new DetailedError(422, 'Some values cannot be stored. Nothing was changed.', { errors });
}

const MIN_REASON_LENGTH = 3;

/** @throws UnprocessableError if a changed field lacks its reason */
export function reasonFor(changes: readonly ReadChange[], reason: string | undefined): string | null {
  const text = reason?.trim() ?? '';
  const needing = changes.find(({ field }) => field.needsReason);
  if (needing !== undefined && text.length < MIN_REASON_LENGTH)
    throw new UnprocessableError(
      `${labelOf(needing.field.name)} is changed only with a reason. Enter one of at least ${MIN_REASON_LENGTH} characters.`,
    );
  return text === '' ? null : text;
}
