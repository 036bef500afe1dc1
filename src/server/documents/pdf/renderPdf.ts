import pdfmake from 'pdfmake/js/index.js';
import roboto from 'pdfmake/fonts/Roboto.js';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

const fontFiles = Object.values(roboto).flatMap((styles) => Object.values(styles).map(String));

pdfmake.setFonts(roboto);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.includes(path));

/** A document as PDF. Loads nothing from anywhere but its own fonts. */
export const renderPdf = (definition: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake.createPdf(definition).getBuffer();
