import { papers, type Paper } from '../../../../../src/contract/estimates/quotations';
import { internalSheetPdf, type InternalSheet } from '../../../../../src/server/features/quotations/pdf/internalSheet';
import { PAGE_MARGIN } from '../../../../../src/server/features/quotations/pdf/onePage';
import { quotationPdf } from '../../../../../src/server/features/quotations/pdf/quotationPdf';
import { exampleUnit } from '../../files/documents/unitOf';
import { inkWithin, pictureOf, wholePage, type Picture } from './picture';
import { DELIVERED, longest, longestSheet, photoOf, quotationOf, sheetOf } from './samples';

/** Whole points. */
const SIZES = { letter: [612, 792], a4: [595, 841] } as const;
/** The background of the price. */
const BAND = '241,244,248';

let photos: Buffer[];
beforeAll(async () => {
  photos = await Promise.all([photoOf(), photoOf(720, 960), photoOf()]);
});

/** One page of the paper's size, on which nothing is printed beyond the margins. A hairline may blur by a pixel. */
function expectWithinMargins(picture: Picture, paper: Paper): void {
  expect([picture.pages, Math.floor(picture.width), Math.floor(picture.height)]).toEqual([1, ...SIZES[paper]]);
  const ink = inkWithin(picture, wholePage(picture));
  expect(ink?.left).toBeGreaterThanOrEqual(PAGE_MARGIN - 1);
  expect(ink?.top).toBeGreaterThanOrEqual(PAGE_MARGIN - 1);
  expect(ink?.right).toBeLessThanOrEqual(picture.width - PAGE_MARGIN + 1);
  expect(ink?.bottom).toBeLessThanOrEqual(picture.height - PAGE_MARGIN + 1);
}

function bandOf(picture: Picture) {
  const rows = Array.from({ length: picture.height }, (_, y) => y).filter(
    (y) => y > picture.height / 2 && picture.at(PAGE_MARGIN + 3, y).join() === BAND,
  );
  return { top: rows[0] ?? 0, bottom: (rows.at(-1) ?? 0) + 1 };
}

/** No cost, margin or internal words. The price and the gallons are for the customer. */
function expectNothingInternal(text: string, { amounts, addOns }: InternalSheet): void {
  const figures = [...amounts, ...addOns]
    .flatMap(({ value }) => value.match(/\d[\d,.]*\d/g) ?? [])
    .filter((figure) => !['41,250.50', '620'].includes(figure));
  expect(figures).toEqual(expect.arrayContaining(['14,321', '16,252', '39.4']));
  for (const figure of figures) expect(text).not.toContain(figure);
  expect(text).not.toMatch(/margin|cost|profit|\brates?\b|approv|Fit for/i);
}

describe.each(papers)('on %s', (paper) => {
  test('a quotation says what is offered, and all of it has its place on the page', async () => {
    const picture = await pictureOf(await quotationPdf(quotationOf(paper), photos));
    expectWithinMargins(picture, paper);
    for (const said of [
      ...['Copper State Transformers', '1200 West Industrial Drive', 'Q-2026-0001', 'Valley Power Cooperative'],
      ...['Sacramento, CA', 'J58811', 'SO117204', '23 November 2026', '23 December 2026', '15 February 2027'],
      ...['Transformer IC# 0484872', '1,500 kVA', 'Łódź Works', '12470GrdY/7200', '5.72 %', '620 gal'],
      ...[
        'Filled with FR3 natural ester fluid',
        '$41,250.50',
        'Freight: not included',
        'net 30 days',
        'Dana Whitfield',
      ],
    ])
      expect(picture.text).toContain(said);
    expectNothingInternal(picture.text, sheetOf(quotationOf(paper)));
    // The number is at the top right, the price at the right of its band, the terms and the footer below.
    const { width, height } = picture;
    const middle = Math.floor(width / 2);
    const number = inkWithin(picture, { left: middle, top: 0, right: width, bottom: 95 });
    expect(number?.top).toBeLessThan(PAGE_MARGIN + 5);
    expect(number?.right).toBeGreaterThan(width - PAGE_MARGIN - 3);
    const band = bandOf(picture);
    expect(band.bottom - band.top).toBeGreaterThan(20);
    const price = inkWithin(picture, { left: middle, right: width, ...band });
    expect(price?.right).toBeGreaterThan(width - PAGE_MARGIN - 14);
    expect(price?.top).toBeGreaterThan(band.top);
    expect(price?.bottom).toBeLessThan(band.bottom);
    const below = inkWithin(picture, { left: 0, right: width, top: band.bottom, bottom: height });
    expect(below?.left).toBe(PAGE_MARGIN);
    // Photos are between the unit's title and its nameplate, as wide as three beside each other.
    expect(picture.at(Math.round(PAGE_MARGIN + 20), 260)).toEqual([128, 128, 128]);
  });

  test('the longest data there can be is still one page', async () => {
    expectWithinMargins(await pictureOf(await quotationPdf(longest(paper), photos)), paper);
    expectWithinMargins(await pictureOf(await internalSheetPdf(longestSheet(paper), photos)), paper);
  });

  test('the internal sheet says all that the quotation does not', async () => {
    const sheet = sheetOf(quotationOf(paper));
    const picture = await pictureOf(await internalSheetPdf(sheet, photos));
    expectWithinMargins(picture, paper);
    const said = [...sheet.amounts, ...sheet.addOns].map(({ value }) => value);
    const named = [...sheet.facts, ...sheet.rates, ...sheet.approval, ...sheet.notes].map(([, value]) => value);
    const onOneLine = picture.text.replaceAll(/\s+/g, ' ');
    for (const each of [...said, ...named, sheet.name, 'not for customers', 'Margin without turn pull'])
      expect(onOneLine).toContain(each);
  });
});

test('a quotation is headed by what is delivered, and describes the nameplate before the work', async () => {
  const deviations = ['Taps: unit +/-2.5 %, required +/-5 %', 'Impedance: 5.2 %, required 5.75 %'];
  const quotation = quotationOf('letter', { delivered: DELIVERED, deviations });
  const text = (await pictureOf(await quotationPdf(quotation, photos))).text.replaceAll(/\s+/g, ' ');
  const order = [
    ...[
      'Transformer IC# 0484872 1,500 kVA, 12000D – 480Y/277',
      'As delivered, after the work',
      'Primary voltage 12000D',
    ],
    ...['Fluid FR3 natural ester', 'Nameplate data, before the work', 'Primary voltage 12470GrdY/7200'],
    ...['Deviations from your request', ...deviations, 'Price, US dollars'],
  ].map((said) => [said, text.indexOf(said)] as const);
  expect(order.filter(([, at]) => at < 0)).toEqual([]);
  expect(order.map(([, at]) => at)).toEqual(order.map(([, at]) => at).toSorted((a, b) => a - b));
  expect(text).toContain('Connection Delta primary, wye secondary');
  expect(text).toContain('Primary BIL 95 kV');
});

test('an older quotation without a delivered unit shows the nameplate', async () => {
  const { text } = await pictureOf(await quotationPdf(quotationOf('letter'), photos));
  expect(text.replaceAll(/\s+/g, ' ')).toContain('1,500 kVA, 12470GrdY/7200 – 480Y/277');
  for (const missing of ['As delivered', 'Deviations']) expect(text).not.toContain(missing);
});

test('a quotation of a unit without photos shows drawings, and a preview says that it is no offer', async () => {
  const pdf = await quotationPdf(quotationOf('letter', { number: null, delivery: null, terms: ' ', work: [] }), []);
  const { text, pages } = await pictureOf(pdf);
  expect(pages).toBe(1);
  for (const said of ['Preview, not an offer', 'To be agreed', 'Front']) expect(text).toContain(said);
  for (const missing of ['Terms', 'What we will do', 'Q-2026']) expect(text).not.toContain(missing);
});

test('names are printed in their script, and a character that no font has as its code point', async () => {
  const names = ['株式会社 日立', '張力電機', '서울특별시', 'กรุงเทพ', 'ישראל', 'शक'];
  const quotation = quotationOf('letter', {
    company: { name: names[0]!, address: names.slice(2, 4).join('\n') },
    customer: { name: names[1]!, place: names[4]! },
    contact: { name: `${names[5]} 😀 ሀ`, email: 'x@example.com' },
    unit: exampleUnit({ ...quotationOf('letter').unit, serial: '张12' }),
  });
  const picture = await pictureOf(await quotationPdf(quotation, []));
  expectWithinMargins(picture, 'letter');
  for (const name of names) expect(picture.text).toContain(name);
  expect(picture.text).toContain('[U+1F600] [U+1200]');
  expect(picture.text).toContain('Transformer IC# 张12');
  // The footer, and a drawing with the unit's number.
  expect(picture.text).toContain('Quotation Q-2026-0001, 株式会社 日立');
  expect(picture.text).toContain('[U+5F20]12');
});

test('an Arabic name reads from right to left', async () => {
  const quotation = quotationOf('letter', { customer: { name: 'محمد علي', place: 'x' } });
  const { text } = await pictureOf(await quotationPdf(quotation, []));
  // PDF.js reads the words as they are drawn, from left to right.
  expect(text.replaceAll(/[^\p{L}]+/gu, ' ')).toContain('علي محمد');
});
