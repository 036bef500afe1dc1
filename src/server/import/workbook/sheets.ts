import { FileError } from '../rows/fileError';
import type { Archive } from './archive';
import { attribute, readXml } from './xml';

/** One sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly path: string;
}

/** What a workbook says of itself. */
export interface WorkbookParts {
  /** Visible sheets first. */
  readonly sheets: readonly Sheet[];
  /** Whether days are counted from 1904, as Excel for Macintosh once did. */
  readonly isFrom1904: boolean;
  readonly strings: string | null;
  readonly styles: string | null;
}

/** No part but sheets and their texts needs more. */
const MOST_BYTES = 16 * 2 ** 20;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

interface Relation {
  readonly type: string;
  readonly path: string;
}

/** Paths are relative to the folder of the workbook, or start with a slash. */
const pathOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : new URL(target, 'zip:/xl/').pathname.slice(1);

async function relationsOf(archive: Archive): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readXml(archive.stream(RELATIONS, MOST_BYTES), {
    onOpen: (name, { Id = '', Type = '', Target = '' }) => {
      if (name === 'Relationship')
        relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: pathOf(Target) });
    },
  });
  return relations;
}

/** Reads what sheets there are. Throws a FileError where there is none. */
export async function workbookParts(archive: Archive): Promise<WorkbookParts> {
  const relations = await relationsOf(archive);
  const found: { sheet: Sheet; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await readXml(archive.stream(WORKBOOK, MOST_BYTES), {
    onOpen: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const relation = relations.get(attribute(attributes, 'id') ?? '');
      if (relation?.type !== 'worksheet') return;
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      found.push({ sheet: { name: attributes.name ?? '', path: relation.path }, isHidden });
    },
  });
  if (found.length === 0) throw new FileError(null, 'The workbook has no sheet of cells', 'Save the table as a sheet.');
  const ofType = (type: string) => [...relations.values()].find((each) => each.type === type)?.path ?? null;
  const named = (isHidden: boolean) => found.filter((each) => each.isHidden === isHidden).map(({ sheet }) => sheet);
  return {
    sheets: [...named(false), ...named(true)],
    isFrom1904,
    strings: ofType('sharedStrings'),
    styles: ofType('styles'),
  };
}
