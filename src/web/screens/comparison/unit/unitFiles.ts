import type { Unit, UnitFile } from '../../../../contract/unit/unit';
import { toPictures, webAddress } from '../../../parts/unit/pictures';
import type { GalleryImage } from '../../../ui/gallery/GalleryPicture';

export interface UnitAttachment {
  /** Null where the address must not be opened. */
  url: string | null;
  name: string;
}

/** The pictures of a unit that may be shown, in the server's order. `base` is the product API's. */
export function picturesOf({ images, serial }: Unit, base: string): GalleryImage[] {
  return toPictures(images, serial, base);
}

/** What is made from the record says so. */
function attachmentName({ kind, file_name }: UnitFile): string {
  const name = file_name?.trim() || 'Attachment.pdf';
  return kind === 'sheet' ? `${name}, from the record` : name;
}

/** The PDFs of a unit. `base` is the product API's. */
export function attachmentsOf({ images }: Unit, base: string): UnitAttachment[] {
  return images
    .filter(({ file_type }) => file_type === 'pdf')
    .map((file) => ({ url: webAddress(file.url, base), name: attachmentName(file) }));
}
