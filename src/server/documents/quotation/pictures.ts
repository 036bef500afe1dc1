import type { Column, Content } from 'pdfmake/interfaces';
import type { DocumentUnit } from '../documentUnit';
import { drawingSvg } from '../unitDrawing';
import { GAP, half } from './blocks';
import type { Setting } from './onePage';
import type { Photos } from './quotation';

/** As many as have room beside each other. */
export const MOST_PHOTOS = 3;

const photo = (jpeg: Buffer, width: number, height: number): Column => ({
  stack: [{ image: `data:image/jpeg;base64,${jpeg.toString('base64')}`, fit: [width, height] }],
  width: 'auto',
});

/** The photos of a unit in one row; drawings where it has none. */
export function pictures(unit: DocumentUnit, photos: Photos, setting: Setting): Content {
  const { width, photoHeight: height, scale } = setting;
  const shown = photos.slice(0, MOST_PHOTOS);
  const third = (width - (MOST_PHOTOS - 1) * GAP) / MOST_PHOTOS;
  /** Those of phones are 4:3, and as high beside each other. */
  const high = Math.min(height, third * 0.75);
  const drawn = ['front', 'side'].map((view): Column => ({
    ...{ svg: drawingSvg(unit, view), fit: [half(setting), height], width: half(setting) },
  }));
  const columns = shown.length > 0 ? shown.map((jpeg) => photo(jpeg, third, high)) : drawn;
  return { columns, columnGap: GAP, margin: [0, 4 * scale, 0, 2 * scale] };
}
