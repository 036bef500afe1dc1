import type { Content } from 'pdfmake/interfaces';
import type { Paper } from '../../../../contract/estimates/quotations';
import { INK } from '../../files/documents/drawing/ink';
import { renderPdf } from '../../files/documents/pdf/pdf';

/** Points. */
const SIZES = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const;
export const PAGE_MARGIN = 45;
const FOOT = 14;

export interface Setting {
  /** Points between the margins. */
  readonly width: number;
  /** Multiplies font sizes and gaps. */
  readonly scale: number;
  /** Points. */
  readonly photoHeight: number;
  /** Maximum characters of a value; notes get four times as many. */
  readonly longest: number;
}

/** From the largest setting to the smallest. */
const STEPS = 10;

/** From this step on, long values are cut to one line. */
const CUTTING = 7;

const settingAt = (step: number) => ({
  ...{ scale: 1 - step * 0.05, photoHeight: 120 * (1 - step * 0.08), longest: step < CUTTING ? 90 : 45 },
});

interface Page {
  readonly paper: Paper;
  readonly title: string;
  readonly footer: string;
  readonly content: (setting: Setting) => Content[];
  /** Where too much is on more pages, at the smallest size, in place of an error. */
  readonly mayRunOver?: true;
}

/** Renders everything on one page at the largest size that fits. Throws if nothing fits. */
export async function onePage(page: Page): Promise<Buffer> {
  const roomy = await set(page, 0);
  if (roomy.pages === 1) return roomy.pdf;
  let [tooLarge, fitting] = [0, STEPS];
  let found: Buffer | null = null;
  while (fitting - tooLarge > 1) {
    const step = Math.floor((tooLarge + fitting) / 2);
    const { pdf, pages } = await set(page, step);
    if (pages === 1) [fitting, found] = [step, pdf];
    else tooLarge = step;
  }
  if (found === null && page.mayRunOver === true) return (await set(page, STEPS)).pdf;
  if (found === null) throw new Error(`'${page.title}' does not fit one page.`);
  return found;
}

async function set({ paper, title, footer, content }: Page, step: number) {
  const setting = settingAt(step);
  const { scale } = setting;
  const { width, height } = SIZES[paper];
  let pages = 0;
  const foot = {
    text: footer,
    margin: [PAGE_MARGIN, 5, PAGE_MARGIN, 0],
    fontSize: 7.5 * scale,
    color: INK.soft,
  } as const;
  const pdf = await renderPdf({
    pageSize: { width, height },
    pageMargins: [PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN + FOOT],
    info: { title },
    defaultStyle: { font: 'Roboto', fontSize: 9.5 * scale, color: INK.line, lineHeight: 1.12 },
    content: content({ ...setting, width: width - 2 * PAGE_MARGIN }),
    footer: (_, count) => {
      pages = count;
      return { ...foot, margin: [...foot.margin] };
    },
  });
  return { pdf, pages };
}
