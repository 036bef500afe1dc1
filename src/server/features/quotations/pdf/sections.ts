import type { Content, Column } from 'pdfmake/interfaces';
import type { QuotationContent } from '../../../../contract/estimates/quotations';
import { formatDate } from '../../../../domain/format/date';
import { formatKva } from '../../../../domain/format/number';
import { NO_COMPANY_NAME } from '../../../../domain/quotations/quotationDraft';
import { quotedDelivery } from '../../../../domain/quotations/quotationMail';
import { truncate } from '../../../../domain/format/text';
import { INK } from '../../files/documents/drawing/ink';
import {
  NOT_RECORDED,
  quantity,
  bodyFields,
  ratingFields,
  type NameplateField,
} from '../../files/documents/nameplateFields';
import { beside, fields, half, rule, heading, GAP } from './blocks';
import type { Setting } from './onePage';
import type { DocumentUnit } from '../../files/documents/documentUnit';
import { drawingSvg } from '../../files/documents/unitDrawing';

/** Has no field for cost or margin, so neither can be printed. */
export interface Quotation extends Omit<QuotationContent, 'photos'> {
  /** 'Q-2026-0001'; null for a preview, which is no offer. */
  readonly number: string | null;
  /** Days are 'YYYY-MM-DD'. */
  readonly date: string;
  readonly validUntil: string;
}

/** JPEG. */
export type Photos = readonly Buffer[];

const MAX_ADDRESS_LINES = 5;

export const cut = (text: string, { longest }: Pick<Setting, 'longest'>): string =>
  truncate(text.trim().replace(/\s+/g, ' '), longest);

export const companyName = ({ name }: Quotation['company']): string => name || NO_COMPANY_NAME;

export function letterhead({ company }: Quotation, [title, name]: readonly [string, string], setting: Setting) {
  const { scale } = setting;
  const address = company.address.split(/\r?\n/).slice(0, MAX_ADDRESS_LINES).join('\n');
  const left: Content = [
    { text: companyName(company), bold: true, fontSize: 15 * scale },
    { text: address, color: INK.soft, fontSize: 8.5 * scale },
  ];
  const right: Content = [
    { text: title, color: INK.soft, fontSize: 10 * scale, alignment: 'right' },
    { text: name, bold: true, fontSize: 19 * scale, color: INK.copper, alignment: 'right' },
  ];
  return [beside(left, right, setting), rule(setting)];
}

const given = (label: string, value: string | null, setting: Setting): NameplateField[] =>
  value === null || value.trim() === '' ? [] : [[label, cut(value, setting)]];

export function parties(quotation: Quotation, setting: Setting): Content {
  const { customer, order, contact, date, validUntil } = quotation;
  const recipient = [
    ...given('Customer', customer.name, setting),
    ...given('Delivery to', customer.place, setting),
    ...given('Job number', order.jobNumber, setting),
    ...given('Sales order', order.salesOrderNumber, setting),
  ];
  const when: NameplateField[] = [
    ['Date', formatDate(date)],
    ['Valid until', formatDate(validUntil)],
    quotedDelivery(quotation),
    ...given(
      'Your contact',
      [contact.name, contact.email].filter((each) => each !== null && each !== '').join(', '),
      setting,
    ),
  ];
  return beside(fields(recipient, half(setting), setting), fields(when, half(setting), setting), setting);
}

export function unitTitle({ unit, delivered }: Quotation, setting: Setting): Content {
  const { kva_rating: kva, primary_voltage: primary, secondary_voltage: secondary } = delivered ?? unit;
  return {
    text: [
      { text: `Transformer IC# ${cut(unit.serial, setting)}`, bold: true, color: INK.copper },
      `   ${cut(`${formatKva(kva)}, ${primary} – ${secondary}`, setting)}`,
    ],
    ...{ fontSize: 12.5 * setting.scale, margin: [0, 10 * setting.scale, 0, 0] },
  };
}

/** Empty in older quotations. */
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

const OF_THE_SHOP = new Set(['Fit for']);

const recorded = (of: readonly NameplateField[], setting: Setting): NameplateField[] =>
  of.flatMap(([label, value]) =>
    value === NOT_RECORDED || OF_THE_SHOP.has(label) ? [] : [[label, cut(value, setting)] as const],
  );

export function nameplate(unit: DocumentUnit, setting: Setting): Content[] {
  const all = [...recorded(ratingFields(unit), setting), ...recorded(bodyFields(unit), setting)];
  const first = Math.ceil(all.length / 2);
  const [left, right] = [all.slice(0, first), all.slice(first)];
  const column = (of: NameplateField[]) => fields(of, half(setting), setting);
  return [heading('Nameplate data, before the work', setting), beside(column(left), column(right), setting)];
}

const MAX_PHOTOS = 3;

const photo = (jpeg: Buffer, width: number, height: number): Column => ({
  stack: [{ image: `data:image/jpeg;base64,${jpeg.toString('base64')}`, fit: [width, height] }],
  width: 'auto',
});

export function pictures(unit: DocumentUnit, photos: Photos, setting: Setting): Content {
  const { width, photoHeight: height, scale } = setting;
  const shown = photos.slice(0, MAX_PHOTOS);
  const third = (width - (MAX_PHOTOS - 1) * GAP) / MAX_PHOTOS;
  /** Phone photos are 4:3. */
  const high = Math.min(height, third * 0.75);
  const drawn = ['front', 'side'].map((view): Column => ({
    ...{ svg: drawingSvg(unit, view), fit: [half(setting), height], width: half(setting) },
  }));
  const columns = shown.length > 0 ? shown.map((jpeg) => photo(jpeg, third, high)) : drawn;
  return { columns, columnGap: GAP, margin: [0, 4 * scale, 0, 2 * scale] };
}
