/** The published types know the browser's module; on the server the module is one object. */
declare module 'pdfmake/js/index.js' {
  import type { TCreatedPdf, TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';

  interface ServerPdfmake {
    createPdf(definition: TDocumentDefinitions): TCreatedPdf;
    addFonts(fonts: TFontDictionary): void;
    readonly virtualfs: { writeFileSync(name: string, contents: Buffer): void };
    setFonts(fonts: TFontDictionary): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
  }
  const pdfmake: ServerPdfmake;
  export = pdfmake;
}

declare module 'pdfmake/fonts/Roboto.js' {
  import type { TFontDictionary } from 'pdfmake/interfaces';

  const fonts: TFontDictionary;
  export = fonts;
}

declare module 'fontkit' {
  interface Font {
    /** Code points. */
    readonly characterSet: readonly number[];
  }
  export function create(font: Buffer): Font;
  export function openSync(file: string): Font;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    variationAxes: { wght: number };
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
