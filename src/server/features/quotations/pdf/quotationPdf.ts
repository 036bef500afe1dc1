import type { Content } from 'pdfmake/interfaces';
import { quotedFreight } from '../../../../domain/quotations/quotationMail';
import { INK } from '../../files/documents/drawing/ink';
import { bullets, heading } from './blocks';
import {
  companyName,
  cut,
  letterhead,
  parties,
  unitTitle,
  asDelivered,
  nameplate,
  pictures,
  type Photos,
  type Quotation,
} from './sections';
import { onePage, type Setting } from './onePage';

const NO_OFFER = 'Preview, not an offer';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Points. */
const PADDING = 10;

const priceLabel = (of: Pick<Quotation, 'freight'>): string =>
  ['Price, US dollars', quotedFreight(of)].filter(Boolean).join('. ');

const priceBand = ({ price, freight }: Quotation, { width, scale }: Setting): Content => ({
  table: {
    widths: [width / 2 - 2 * PADDING, width / 2 - 2 * PADDING],
    body: [
      [
        { text: priceLabel({ freight }), fontSize: 11 * scale, margin: [0, 4 * scale, 0, 0] },
        { text: dollars.format(price), fontSize: 17 * scale, bold: true, alignment: 'right' },
      ],
    ],
  },
  layout: {
    ...{ hLineWidth: () => 0, vLineWidth: () => 0, fillColor: () => INK.body },
    ...{
      paddingLeft: () => PADDING,
      paddingRight: () => PADDING,
      paddingTop: () => 5 * scale,
      paddingBottom: () => 5 * scale,
    },
  },
  margin: [0, 10 * scale, 0, 0],
});

const work = ({ work: lines }: Quotation, setting: Setting): Content[] =>
  lines.length === 0 ? [] : [heading('What we will do', setting), bullets(lines, setting)];

const deviations = ({ deviations: lines = [] }: Quotation, setting: Setting): Content[] =>
  lines.length === 0
    ? []
    : [
        heading('Deviations from your request', setting),
        bullets(
          lines.map((line) => cut(line, setting)),
          setting,
        ),
      ];

const terms = ({ terms: text }: Quotation, setting: Setting): Content[] =>
  text.trim() === ''
    ? []
    : [heading('Terms', setting), { text, fontSize: 8.5 * setting.scale, color: INK.line, lineHeight: 1.15 }];

export function quotationPdf(quotation: Quotation, photos: Photos): Promise<Buffer> {
  const name = quotation.number ?? 'Preview';
  return onePage({
    paper: quotation.paper,
    title: `Quotation ${name}`,
    footer: quotation.number === null ? NO_OFFER : `Quotation ${name}, ${companyName(quotation.company)}`,
    content: (setting) => [
      ...letterhead(quotation, quotation.number === null ? [NO_OFFER, 'Quotation'] : ['Quotation', name], setting),
      parties(quotation, setting),
      unitTitle(quotation, setting),
      pictures(quotation.unit, photos, setting),
      ...asDelivered(quotation, setting),
      ...nameplate(quotation.unit, setting),
      ...work(quotation, setting),
      ...deviations(quotation, setting),
      priceBand(quotation, setting),
      ...terms(quotation, setting),
    ],
  });
}
