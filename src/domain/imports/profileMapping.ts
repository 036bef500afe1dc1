import type { FileLayout } from '../../contract/imports/layout';
import type { FileMapping, ImportProfile } from '../../contract/imports/mapping';

const known = (header: string) => header.trim().toLowerCase();

/** How a file is read by a saved profile: the columns that the profile has are known by their headers, the others stay. */
export function profileMapping({ layout, columns }: FileLayout, profile: ImportProfile): FileMapping {
  const saved = new Map(profile.columns.map((column) => [known(column.header), column]));
  return {
    layout,
    columns: columns.flatMap(({ header, mapping: { index } }) => {
      const column = saved.get(known(header));
      return column ? [{ index, target: column.target, reading: column.reading }] : [];
    }),
  };
}
