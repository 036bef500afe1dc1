import type { Content } from 'pdfmake/interfaces';
import type { NameplateField } from '../nameplateFields';
import { amounts, beside, bullets, fields, half, heading, type AmountLine } from './blocks';
import { cut, letterhead, parties, unitTitle } from './head';
import { asDelivered } from './asDelivered';
import { nameplate } from './nameplate';
import { onePage, type Setting } from './onePage';
import { pictures } from './pictures';
import type { Photos, Quotation } from './quotation';

/** All there is to know of an estimate: what the customer reads, and what only the company does. */
export interface InternalSheet {
  readonly quotation: Quotation;
  /** 'Variant B, own cabinet', and what it is today: version, state, author. */
  readonly name: string;
  readonly facts: readonly NameplateField[];
  /** Price, costs line by line, margin. */
  readonly amounts: readonly AmountLine[];
  /** What the work adds, option by option. */
  readonly addOns: readonly AmountLine[];
  /** What the margin does not count. */
  readonly leftOut: readonly string[];
  readonly rates: readonly NameplateField[];
  /** Who took which step, when, and why. */
  readonly approval: readonly NameplateField[];
  readonly notes: readonly NameplateField[];
}

const MOST_STEPS = 6;

const block = (title: string, content: Content, setting: Setting): Content => [heading(title, setting), content];

const part = (title: string, of: readonly NameplateField[], setting: Setting): Content =>
  of.length === 0 ? [] : block(title, fields(of, half(setting), setting), setting);

const shortened = (of: readonly NameplateField[], setting: Setting): NameplateField[] =>
  of.map(([label, value]) => [cut(label, setting), cut(value, setting)]);

function left(sheet: InternalSheet, setting: Setting): Content {
  const { leftOut } = sheet;
  const missing =
    leftOut.length === 0
      ? []
      : bullets([cut(`Margin ${leftOut.join(', ')}`, { longest: 2 * setting.longest })], setting);
  return [block('Price, costs and margin', amounts(sheet.amounts, half(setting), setting), setting), missing];
}

const right = (sheet: InternalSheet, setting: Setting): Content => [
  block(
    'Work on the unit',
    amounts(
      sheet.addOns.map((each) => ({ ...each, value: cut(each.value, setting) })),
      half(setting),
      setting,
    ),
    setting,
  ),
  part('Rates', shortened(sheet.rates, setting), setting),
];

const notes = ({ notes: of }: InternalSheet, setting: Setting): Content[] =>
  of
    .filter(([, text]) => text.trim() !== '')
    .map(([label, text]) => ({
      text: [{ text: `${label}: `, bold: true }, cut(text, { longest: 4 * setting.longest })],
      margin: [0, 2 * setting.scale, 0, 0],
    }));

/** The estimate as the company keeps it, with costs and margin, on one page. */
export function internalSheetPdf(sheet: InternalSheet, photos: Photos): Promise<Buffer> {
  const { quotation } = sheet;
  const name = quotation.number ?? 'Not quoted';
  return onePage({
    paper: quotation.paper,
    title: `Internal sheet, ${sheet.name}`,
    footer: 'Internal: costs and margin. Not for customers.',
    content: (setting) => [
      ...letterhead(quotation, ['Internal sheet, not for customers', name], setting),
      parties(quotation, setting),
      unitTitle(quotation, setting),
      pictures(quotation.unit, photos, { ...setting, photoHeight: setting.photoHeight * 0.5 }),
      beside(left(sheet, setting), right(sheet, setting), setting),
      beside(
        part('Estimate', shortened([['Name', sheet.name], ...sheet.facts], setting), setting),
        part('Approval', shortened(sheet.approval.slice(-MOST_STEPS), setting), setting),
        setting,
      ),
      ...asDelivered(quotation, setting),
      ...nameplate(quotation.unit, setting),
      ...(quotation.work.length === 0
        ? []
        : [heading('What the customer reads of the work', setting), bullets(quotation.work, setting)]),
      ...notes(sheet, setting),
    ],
  });
}
