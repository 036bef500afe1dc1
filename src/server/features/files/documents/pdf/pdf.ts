import pdfmake from 'pdfmake/js/index.js';
import roboto from 'pdfmake/fonts/Roboto.js';
import type { TDocumentDefinitions, Content } from 'pdfmake/interfaces';
import { withFallbackFonts } from './inFonts';
import { INK } from '../drawing/ink';
import type { NameplateField } from '../nameplateFields';

const fontFiles = Object.values(roboto).flatMap((styles) => Object.values(styles).map(String));

pdfmake.setFonts(roboto);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.includes(path));

const inFonts = withFallbackFonts(fontFiles[0] ?? '');

/** Loads only its own fonts. */
export async function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const { definition: readable, fonts } = await inFonts(definition);
  for (const { name, normal, bold } of fonts) {
    const files = { normal: `${name}-normal`, bold: `${name}-bold` };
    pdfmake.virtualfs.writeFileSync(files.normal, normal);
    pdfmake.virtualfs.writeFileSync(files.bold, bold);
    pdfmake.addFonts({ [name]: files });
  }
  return pdfmake.createPdf(readable).getBuffer();
}

const MARGIN = 48;
/** Points, on a Letter page. */
export const TEXT_WIDTH = 612 - 2 * MARGIN;

interface Page {
  title: string;
  serial: string;
  subtitle: string;
  content: Content[];
  footer: string;
}

function header({ title, serial, subtitle }: Page): Content[] {
  return [
    { text: title, color: INK.soft, fontSize: 10 },
    {
      columns: [
        { text: `IC# ${serial}`, fontSize: 22, bold: true, color: INK.copper, width: 'auto' },
        { text: subtitle, fontSize: 12, alignment: 'right', margin: [0, 9, 0, 0] },
      ],
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 4, x2: TEXT_WIDTH, y2: 4, lineWidth: 0.8, lineColor: INK.line }],
      margin: [0, 0, 0, 14],
    },
  ];
}

function definition(page: Page): TDocumentDefinitions {
  return {
    pageSize: 'LETTER',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 12],
    info: { title: `${page.title}, IC# ${page.serial}` },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: INK.line, lineHeight: 1.1 },
    content: [...header(page), ...page.content],
    footer: { text: page.footer, margin: [MARGIN, 8, MARGIN, 0], fontSize: 8, color: INK.soft },
  };
}

export const pdfPage = (page: Page): Promise<Buffer> => renderPdf(definition(page));

const hairlines = {
  hLineWidth: (index: number) => (index === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => INK.shade,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
};

export const heading = (text: string): Content => ({ text, bold: true, fontSize: 11, margin: [0, 14, 0, 4] });

export function table(widths: (string | number)[], rows: readonly (readonly string[])[]): Content {
  const body = rows.map((row) => row.map((text, index) => ({ text, color: index === 0 ? INK.soft : INK.line })));
  return { table: { widths, body }, layout: hairlines };
}

export const fieldTable = (fields: readonly NameplateField[]): Content => table([104, '*'], fields);
