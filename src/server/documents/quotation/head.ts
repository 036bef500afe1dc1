import type { Content } from 'pdfmake/interfaces';
import { formatDate } from '../../../domain/format/date';
import { formatKva } from '../../../domain/format/number';
import { quotedDelivery } from '../../../domain/quotation/quotationMail';
import { truncate } from '../../../domain/format/text';
import { INK } from '../drawing/ink';
import type { NameplateField } from '../nameplateFields';
import { beside, fields, half, rule } from './blocks';
import type { Setting } from './onePage';
import type { Quotation } from './quotation';

const MOST_ADDRESS_LINES = 5;

/** On one line, and no longer than a page has room for. */
export const cut = (text: string, { longest }: Pick<Setting, 'longest'>): string =>
  truncate(text.trim().replace(/\s+/g, ' '), longest);

/** The company on the left, what this is and its number on the right. */
export function letterhead(
  { company }: Quotation,
  [title, name]: readonly [string, string],
  setting: Setting,
): Content[] {
  const { scale } = setting;
  const address = company.address.split(/\r?\n/).slice(0, MOST_ADDRESS_LINES).join('\n');
  const left: Content = [
    { text: company.name, bold: true, fontSize: 15 * scale },
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

/** For whom, and the order; when, how long, and by whom. */
export function parties(quotation: Quotation, setting: Setting): Content {
  const { customer, order, contact, date, validUntil } = quotation;
  const whom = [
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
  return beside(fields(whom, half(setting), setting), fields(when, half(setting), setting), setting);
}

/** 'Transformer IC# 484872' and its ratings as the customer gets it. */
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
