import type { UnitFile } from '../../../contract/unit/unit';
import type { GalleryImage } from '../../ui/gallery/GalleryPicture';
import { webAddress } from './webAddress';

/** Said of every picture that shows what the record says, and not the unit. */
export const DRAWING = 'Drawing from the record';

/** 'front.svg' → 'front' */
const viewOf = ({ file_name }: UnitFile) => (file_name ?? '').replace(/\.svg$/, '');

/** What a picture is, in words; null where the server does not say. */
function captionOf(file: UnitFile): string | null {
  if (file.kind === 'drawing') return [DRAWING, viewOf(file)].filter(Boolean).join(': ');
  return file.caption?.trim() || null;
}

/** The pictures that may be shown, in the server's order: photos come before drawings. `base` is the product API's. */
export const toPictures = (files: readonly UnitFile[], serial: string | number, base: string): GalleryImage[] =>
  files.flatMap((file) => {
    const url = file.file_type === 'picture' ? webAddress(file.url, base) : null;
    if (url === null) return [];
    const caption = captionOf(file);
    return [
      {
        ...{ url, caption, alt: `Unit ${serial}, ${caption ?? file.file_name ?? 'picture'}` },
        cardUrl: webAddress(file.card_url, base) ?? url,
        listUrl: webAddress(file.list_url, base) ?? url,
        isDrawing: file.kind === 'drawing',
      },
    ];
  });
