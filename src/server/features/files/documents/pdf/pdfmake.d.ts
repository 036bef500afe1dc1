/** The published types know the browser's module; on the server the module is one object. */
declare module 'pdfmake/js/index.js' {
  import type { TCreatedPdf, TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces';

  interface ServerPdfmake {
    createPdf(definition: TDocumentDefinitions): TCreatedPdf;
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
