import * as z from 'zod/mini';
import { file } from '../../../../contract/import/files';
import { DOUBTS } from '../../../../contract/import/layout';
import {
  columnMappingSchema,
  DECIMALS,
  HIDDEN_ROWS,
  LEADING_ZEROS,
  readingSchema,
  rowsValuesSchema,
  tableLayoutSchema,
} from '../../../../contract/import/mapping';
import { CONTENT } from '../mapping/evidence';
import { columnNamed } from '../mapping/propose';
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
  words: z._default(z.array(z.string()), []),
  wordCounts: z._default(z.array(z.int()), []),
  areCodes: z._default(z.boolean(), false),
  codes: z._default(z.array(z.string()), []),
  areSerials: z._default(z.boolean(), false),
  areMarks: z._default(z.boolean(), false),
  dittos: z._default(z.int(), 0),
  bare: z._default(z.int(), 1),
  content: z.nullable(z.enum(CONTENT)),
});

const columnSchema = z.object({
  header: z.string(),
  evidence: evidenceSchema,
  ofFile: z.optional(z.nullable(z.enum(DECIMALS))),
  legend: z.optional(z.array(z.object({ code: z.string(), meaning: z.string() }))),
});

const choiceSchema = z.object({
  target: z.nullable(z.string()),
  reading: readingSchema,
  questions: z.array(
    z.object({ about: z.enum(DOUBTS), reason: z.string(), question: z.string(), word: z.optional(z.string()) }),
  ),
  words: columnMappingSchema.shape.words,
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
  values: rowsValuesSchema,
  leadingZeros: z._default(z.nullable(z.enum(LEADING_ZEROS)), null),
  hidden: z._default(z.object({ rows: z.int(), are: z.nullable(z.enum(HIDDEN_ROWS)) }), { rows: 0, are: 'read' }),
  merges: z.optional(z.array(z.object({ column: z.int(), first: z.int(), last: z.int() }))),
  hasGroupTitles: z.optional(z.boolean()),
  labels: z.optional(z.int()),
  boxes: z.optional(z.array(z.object({ header: z.string(), columns: z.array(z.int()), values: z.array(z.string()) }))),
  photos: z.optional(z.object({ name: z.string(), names: z.array(z.string()) })),
});
type StoredInspection = z.output<typeof storedSchema>;

const stored = ({
  kind: _kind,
  table: { path: _path, withoutHidden: _withoutHidden, ...table },
  recognized,
  choices,
  photos,
  ...rest
}: Inspection) => ({
  ...{ ...rest, ...table, recognized },
  choices: choices.map((choice) => ({ ...choice, target: choice.target?.name ?? null })),
  photos: photos && { name: photos.name, names: photos.names },
});

const asked = ({ word, ...question }: StoredInspection['choices'][number]['questions'][number]) =>
  word === undefined ? question : { ...question, word };

function restored({
  format,
  layout,
  choices,
  recognized,
  columns,
  photos,
  values = [],
  merges,
  hasGroupTitles,
  boxes,
  labels,
  ...rest
}: StoredInspection): Inspection {
  const kind = KINDS[rest.file];
  return {
    ...{ ...rest, kind, values },
    ...(photos && { photos: { ...photos, path: '' } }),
    table: {
      ...{ path: '', format, layout },
      ...(merges !== undefined && { merges }),
      ...(hasGroupTitles === true && { hasGroupTitles }),
      ...(boxes !== undefined && { boxes }),
      ...(labels !== undefined && { labels }),
      ...(rest.hidden.are === 'leaveOut' && { withoutHidden: true }),
    },
    recognized: { ...recognized, format },
    columns: columns.map(({ ofFile, legend, ...column }) => ({
      ...column,
      ...(ofFile !== undefined && { ofFile }),
      ...(legend !== undefined && { legend }),
    })),
    choices: choices.map(({ target, words, questions, ...choice }) => ({
      ...{ ...choice, target: columnNamed(kind, target), questions: questions.map(asked) },
      ...(words !== undefined && { words }),
    })),
  };
}

export const inspectionsToJson = (inspections: readonly Inspection[]): string =>
  JSON.stringify(inspections.map(stored));

/** Without file paths. Throws if invalid. */
export const inspectionsFrom = (value: unknown): readonly Inspection[] =>
  z.array(storedSchema).parse(value).map(restored);
