import type { Content } from 'pdfmake/interfaces';
import { formatKva } from '../../../domain/format/number';
import { NOT_RECORDED, quantity, type NameplateField } from '../nameplateFields';
import { beside, fields, half, heading } from './blocks';
import { cut } from './head';
import type { Setting } from './onePage';
import type { Quotation } from './quotation';

/** What the customer gets, once the work is done, in two columns; nothing in a quotation of before it was said. */
export function asDelivered({ delivered }: Quotation, setting: Setting): Content[] {
  if (delivered === undefined) return [];
  const left: NameplateField[] = [
    ['Rating', formatKva(delivered.kva_rating)],
    ['Primary voltage', delivered.primary_voltage],
    ['Secondary voltage', delivered.secondary_voltage],
  ];
  const right: NameplateField[] = [
    ['Connection', delivered.connection ?? NOT_RECORDED],
    ['Primary BIL', quantity(delivered.primary_bil_kv, 'kV')],
    ['Fluid', delivered.fluid ?? NOT_RECORDED],
  ];
  const column = (of: readonly NameplateField[]) =>
    fields(
      of.map(([label, value]) => [label, cut(value, setting)]),
      half(setting),
      setting,
    );
  return [heading('As delivered, after the work', setting), beside(column(left), column(right), setting)];
}
