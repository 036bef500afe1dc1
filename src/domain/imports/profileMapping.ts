import type { FileLayout } from '../../contract/imports/layout';
import type { FileMapping, ImportProfile } from '../../contract/imports/mapping';

const known = (header: string) => header.trim().toLowerCase();

/** The sheet of the profile, where the file has it. */
const sheetOf = ({ layout, sheets }: FileLayout, { layout: { sheet } }: ImportProfile) =>
  sheet !== null && sheets.includes(sheet) ? sheet : layout.sheet;

/**
 * How a file is read by a saved profile: on its sheet; the columns that the profile has are known by their headers, the
 * others stay. On another sheet than before the server says which columns there are.
 */
export function profileMapping(file: FileLayout, profile: ImportProfile): FileMapping {
  const { layout, columns } = file;
  const saved = new Map(profile.columns.map((column) => [known(column.header), column]));
  return {
    profile: profile.name,
    layout: { ...layout, sheet: sheetOf(file, profile) },
    columns: columns.flatMap(({ header, mapping: { index } }) => {
      const column = saved.get(known(header));
      return column ? [{ index, target: column.target, reading: column.reading }] : [];
    }),
  };
}
