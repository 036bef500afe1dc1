import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const hasIterator = 'Iterator' in globalThis;
/** PDF.js and its worker add it where Node has none, and jsdom would then look for it in its windows. */
const withoutIterator = () => !hasIterator && Reflect.deleteProperty(globalThis, 'Iterator');

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
withoutIterator();

export interface Picture {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly at: (x: number, y: number) => readonly [number, number, number];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What PDF.js leaves untyped. */
interface CanvasFactory {
  create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

export async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

/** The first page of a PDF, drawn by Firefox's PDF engine. */
export async function pictureOf(pdf: Buffer): Promise<Picture> {
  const task = getDocument({ data: Uint8Array.from(pdf), disableFontFace: true, verbosity: 0 });
  const document = await task.promise;
  withoutIterator();
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height);
  await page.render({ canvas, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  const picture = { pages: document.numPages, width, height, text: await textOf(page) };
  await task.destroy();
  return {
    ...picture,
    at: (x, y) => {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
      return [red, green, blue];
    },
  };
}

const isInk = (color: readonly number[]) => color.some((part) => part < 200);

/** The smallest box around all ink within a box; null if that is white. */
export function inkWithin(picture: Picture, within: Box): Box | null {
  const found: { x: number; y: number }[] = [];
  for (let y = within.top; y < within.bottom; y += 1)
    for (let x = within.left; x < within.right; x += 1) if (isInk(picture.at(x, y))) found.push({ x, y });
  if (found.length === 0) return null;
  const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
  const least = (of: number[]) => of.reduce((a, b) => Math.min(a, b));
  const most = (of: number[]) => of.reduce((a, b) => Math.max(a, b));
  return { left: least(xs), top: least(ys), right: most(xs) + 1, bottom: most(ys) + 1 };
}

export const wholePage = ({ width, height }: Picture): Box => ({ left: 0, top: 0, right: width, bottom: height });
