import * as z from 'zod/mini';
import { file } from '../../../../contract/import/files';
import { DOUBTS } from '../../../../contract/import/layout';
import { DECIMALS, readingSchema, tableLayoutSchema } from '../../../../contract/import/mapping';
import { KINDS, type Inspection } from './inspection';

const evidenceSchema = z.object({
  filled: z.int(),
  samples: z.array(z.string()),
  monthFirst: z.int(),
  dayFirst: z.int(),
  eitherWay: z.nullable(z.string()),
  points: z.int(),
  commas: z.int(),
  eitherMark: z.nullable(z.string()),
  content: z.nullable(z.enum(['email', 'state', 'condition', 'date', 'money'])),
});

const columnSchema = z.object({
  header: z.string(),
  evidence: evidenceSchema,
  ofFile: z.optional(z.nullable(z.enum(DECIMALS))),
});

const choiceSchema = z.object({
  target: z.nullable(z.string()),
  reading: readingSchema,
  questions: z.array(z.object({ about: z.enum(DOUBTS), reason: z.string(), question: z.string() })),
});

const storedSchema = z.object({
  file,
  name: z.string(),
  format: z.enum(['csv', 'xlsx', 'ndjson']),
  layout: tableLayoutSchema,
  recognized: z.object({ layout: tableLayoutSchema, sheets: z.array(z.string()), doubtfulLine: z.nullable(z.int()) }),
  columns: z.array(columnSchema),
  choices: z.array(choiceSchema),
  rows: z.int(),
  first: z.array(z.object({ cells: z.array(z.string()), line: z.int(), bytes: z.int() })),
  profile: z.nullable(z.string()),
  isWhole: z.boolean(),
  photos: z.optional(z.object({ name: z.string(), names: z.array(z.string()) })),
});
type StoredInspection = z.output<typeof storedSchema>;

const stored = ({ kind: _kind, table: { format, layout }, recognized, choices, photos, ...rest }: Inspection) => ({
  ...{ ...rest, format, layout, recognized },
  choices: choices.map((choice) => ({ ...choice, target: choice.target?.name ?? null })),
  photos: photos && { name: photos.name, names: photos.names },
});

function restored({ format, layout, choices, recognized, columns, photos, ...rest }: StoredInspection): Inspection {
  const kind = KINDS[rest.file];
  return {
    ...{ ...rest, kind },
    ...(photos && { photos: { ...photos, path: '' } }),
    table: { path: '', format, layout },
    recognized: { ...recognized, format },
    columns: columns.map(({ ofFile, ...column }) => (ofFile === undefined ? column : { ...column, ofFile })),
    choices: choices.map((choice) => ({
      ...choice,
      target: kind.columns.find(({ name }) => name === choice.target) ?? null,
    })),
  };
}

export const inspectionsToJson = (inspections: readonly Inspection[]): string =>
  JSON.stringify(inspections.map(stored));

/** Without file paths. Throws if invalid. */
export const inspectionsFrom = (value: unknown): readonly Inspection[] =>
  z.array(storedSchema).parse(value).map(restored);
