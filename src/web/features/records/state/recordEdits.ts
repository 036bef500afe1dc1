import type { FieldGroup, RecordAnswer, RecordField } from '../../../../contract/records/records';
import type { Permission } from '../../../../domain/access/access';

/** Typed values by field; only those that differ from the stored ones. */
export type Typed = Readonly<Record<string, string>>;

export const groupTitles: Readonly<Record<FieldGroup, string>> = {
  nameplate: 'Nameplate',
  stock: 'Location and condition',
  costs: 'Costs and prices',
  sales: 'Order',
  requirement: 'Requirement',
};

export const groupPermissions: Readonly<Record<FieldGroup, Permission>> = {
  nameplate: 'correctUnits',
  stock: 'correctUnits',
  costs: 'correctCosts',
  sales: 'correctOrders',
  requirement: 'correctRequirements',
};

export interface FieldsOfGroup {
  readonly group: FieldGroup;
  readonly fields: readonly RecordField[];
}

export function grouped({ fields }: Pick<RecordAnswer, 'fields'>): readonly FieldsOfGroup[] {
  const groups = [...new Set(fields.map(({ group }) => group))];
  return groups.map((group) => ({ group, fields: fields.filter((field) => field.group === group) }));
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ 'US dollars': '$', 'US gallons': 'gal', liters: 'L', inches: 'in', pounds: 'lb' },
};

/** 'Primary voltage (V)', 'Unit cost ($)'; 'kVA' stays. */
export function labelOf({ label, measure }: Pick<RecordField, 'label' | 'measure'>): string {
  if (measure === null || label.split(' ').includes(measure)) return label;
  return `${label} (${SIGNS[measure] ?? measure})`;
}

export const without = (typed: Typed, name: string): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([each]) => each !== name));

export const withTyped = (typed: Typed, { name, value }: RecordField, text: string): Typed =>
  text === (value ?? '') ? without(typed, name) : { ...typed, [name]: text };

/** Without values that the stored record now has. */
export const stillTyped = (typed: Typed, { fields }: RecordAnswer): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, text]) =>
      fields.some((field) => field.name === name && (field.value ?? '') !== text),
    ),
  );

/** For the server: an emptied field is null. */
export const toValues = (typed: Typed): Record<string, string | null> =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() === '' ? null : text]));

export const needsReason = (typed: Typed, { fields }: Pick<RecordAnswer, 'fields'>): boolean =>
  fields.some(({ name, needs_reason }) => needs_reason && Object.hasOwn(typed, name));

export interface Newer {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** Null if the person did not touch the field. */
  readonly typed: string | null;
}

const NONE = 'none';

/** Changes by another person since the record was loaded, beside the values typed here. */
export function newerValues(before: RecordAnswer, now: RecordAnswer, typed: Typed): readonly Newer[] {
  return now.fields.flatMap((field) => {
    const old = before.fields.find(({ name }) => name === field.name);
    if (old === undefined || old.value === field.value) return [];
    const { name } = field;
    return [
      {
        name,
        label: labelOf(field),
        before: old.value ?? NONE,
        now: field.value ?? NONE,
        typed: Object.hasOwn(typed, name) ? typed[name] || NONE : null,
      },
    ];
  });
}

/** Problems in a 400 or 422, by field. */
export function problemsIn(errors: readonly { path: string; message: string }[]): Typed {
  return Object.fromEntries(
    errors.flatMap(({ path, message }) => {
      const [, name] = /^fields\.([a-z0-9_]+)/.exec(path) ?? [];
      return name === undefined ? [] : [[name, message]];
    }),
  );
}
