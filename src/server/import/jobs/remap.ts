import type { FileMapping, ImportMapping } from '../../../contract/imports/mapping';
import { applyMapping, checkLayout, isSameLayout, MappingError } from '../inspect/applyMapping';
import type { Inspection } from '../inspect/inspection';

/** How a file is to be read from now on; where it must be inspected anew, by which layout. */
export type Remapped =
  | { readonly kind: 'mapped'; readonly inspection: Inspection }
  | {
      readonly kind: 'anew';
      readonly inspection: Inspection;
      readonly layout: FileMapping['layout'];
      readonly profile?: string;
    };

function remapped(inspection: Inspection, mapping: FileMapping | undefined): Remapped {
  if (mapping === undefined) return { kind: 'mapped', inspection };
  const { layout, columns, profile, isWhole = inspection.isWhole } = mapping;
  if (profile !== undefined)
    return { kind: 'anew', inspection: { ...inspection, isWhole }, layout: inspection.table.layout, profile };
  checkLayout(inspection, layout);
  if (!isSameLayout(layout, inspection.table.layout))
    return { kind: 'anew', inspection: { ...inspection, isWhole }, layout };
  return { kind: 'mapped', inspection: { ...applyMapping(inspection, columns), isWhole } };
}

/** What a mapping means for each file. @throws MappingError */
export function remapAll(inspections: readonly Inspection[], mapping: ImportMapping): readonly Remapped[] {
  for (const file of ['orders', 'units'] as const)
    if (mapping[file] !== undefined && !inspections.some((each) => each.file === file))
      throw new MappingError(`This import has no ${file} file.`);
  return inspections.map((each) => remapped(each, mapping[each.file]));
}
