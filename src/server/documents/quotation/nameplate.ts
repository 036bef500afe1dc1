import type { Content } from 'pdfmake/interfaces';
import type { DocumentUnit } from '../documentUnit';
import { bodyFields, NOT_RECORDED, ratingFields, type NameplateField } from '../nameplateFields';
import { beside, fields, half, heading } from './blocks';
import { cut } from './head';
import type { Setting } from './onePage';

/** For which job a unit is fit is the shop's own. */
const OF_THE_SHOP = new Set(['Fit for']);

/** What the record has, each value cut to a line or two. */
const recorded = (of: readonly NameplateField[], setting: Setting): NameplateField[] =>
  of.flatMap(([label, value]) =>
    value === NOT_RECORDED || OF_THE_SHOP.has(label) ? [] : [[label, cut(value, setting)] as const],
  );

/** The nameplate of the unit as it is today, in two columns of equal length; what is not recorded is left out. */
export function nameplate(unit: DocumentUnit, setting: Setting): Content[] {
  const all = [...recorded(ratingFields(unit), setting), ...recorded(bodyFields(unit), setting)];
  const first = Math.ceil(all.length / 2);
  const [left, right] = [all.slice(0, first), all.slice(first)];
  const column = (of: NameplateField[]) => fields(of, half(setting), setting);
  return [heading('Nameplate data, before the work', setting), beside(column(left), column(right), setting)];
}
