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

/** Excel takes 31 letters, other programs more. */
const LONGEST_NAME = 255;
const NAME_TOO_LONG = new FileError(null, `A sheet has a name of more than ${LONGEST_NAME} letters`, 'Shorten it.');
const WORKBOOK = 'xl/workbook.xml';
const FOLDER = 'zip:/xl/';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

interface Relation {
  readonly type: string;
  readonly path: string;
}

/** Paths are relative to the folder of the workbook, or start with a slash. */
function pathOf(target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  return URL.canParse(target, FOLDER) ? new URL(target, FOLDER).pathname.slice(1) : target;
}

async function relationsOf(archive: Archive): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readXml(archive.stream(RELATIONS, archive.budget.limits.partBytes), {
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
  await readXml(archive.stream(WORKBOOK, archive.budget.limits.partBytes), {
    onOpen: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const relation = relations.get(attribute(attributes, 'id') ?? '');
      if (relation?.type !== 'worksheet') return;
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      const name = attributes.name ?? '';
      if (name.length > LONGEST_NAME) throw NAME_TOO_LONG;
      archive.budget.takeSheet();
      found.push({ sheet: { name, path: relation.path }, isHidden });
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
