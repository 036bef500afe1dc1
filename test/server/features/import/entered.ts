import type { ImportFile } from '../../../../src/contract/import/files';
import { checkPrepared, importPrepared } from '../../../../src/server/features/import/importFiles';
import { applyMapping, checkedValues } from '../../../../src/server/features/import/inspect/applyMapping';
import { fileLayoutOf, layoutProblems } from '../../../../src/server/features/import/inspect/fileLayout';
import { inspectFile } from '../../../../src/server/features/import/inspect/inspectFile';
import { preparedOf, type Inspection } from '../../../../src/server/features/import/inspect/inspection';
import type { importPlace } from './files';

type Row = Readonly<Record<string, unknown>>;

interface Given {
  readonly file?: ImportFile;
  readonly name?: string;
  /** For all rows. */
  readonly values?: Readonly<Record<string, string>>;
}

function answered(found: Inspection, values: Readonly<Record<string, string>>): Inspection {
  const suggested = found.choices.flatMap(({ target, reading, questions }, index) =>
    questions.some(({ about }) => about === 'target') ? [{ index, target: target?.name ?? null, reading }] : [],
  );
  const mapped = suggested.length > 0 ? applyMapping(found, suggested) : found;
  const given = Object.entries(values).map(([target, value]) => ({ target, value }));
  return { ...mapped, values: checkedValues(mapped, given) };
}

/** What a file becomes if a person confirms all suggestions: the fields that have a value, without those of every row. */
export const entering = ({ database, workplace }: ReturnType<typeof importPlace>) =>
  async function entered(content: string | Buffer, { file = 'units', name = 'list.csv', values = {} }: Given = {}) {
    const path = await workplace.write(name, content);
    const inspection = answered(await inspectFile({ file, path, name }), values);
    const layout = layoutProblems(inspection).map(({ column, reason }) => `${column ?? ''}: ${reason}`);
    const remarks = fileLayoutOf(inspection).remarks ?? [];
    if (layout.length > 0) return { layout, remarks, rows: [], said: [] };
    const prepared = preparedOf(inspection, file);
    const { leftOut, problems } = await checkPrepared(database.db, { [file]: prepared });
    const said = problems.map(({ line, column, reason }) => `${line ?? ''} ${column ?? ''}: ${reason}`);
    if (leftOut === null) throw new Error(said.join('\n'));
    await importPrepared(database.db, { [file]: prepared }, { accepted: leftOut });
    const stored: readonly Row[] =
      file === 'units'
        ? await database.db.selectFrom('units').selectAll().orderBy('serial').execute()
        : await database.db.selectFrom('orders').selectAll().orderBy('order_code').execute();
    return { layout, remarks, rows: stored, said };
  };
