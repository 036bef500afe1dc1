import type { Unit } from '../../../../contract/unit/unit';
import { webAddress } from '../../../parts/unit/webAddress';
import type { GalleryImage } from '../../../ui/gallery/GalleryPicture';

export interface UnitAttachment {
  /** Null where the address must not be opened. */
  url: string | null;
  name: string;
}

/** The pictures of a unit that may be shown, in the server's order. `base` is the product API's. */
export function picturesOf({ images, serial }: Unit, base: string): GalleryImage[] {
  return images.flatMap(({ url, file_name, file_type }) => {
    const address = file_type === 'picture' ? webAddress(url, base) : null;
    return address === null ? [] : [{ url: address, alt: `Unit ${serial}, ${file_name ?? 'picture'}` }];
  });
}

/** The PDFs of a unit. `base` is the product API's. */
export function attachmentsOf({ images }: Unit, base: string): UnitAttachment[] {
  return images
    .filter(({ file_type }) => file_type === 'pdf')
    .map(({ url, file_name }) => ({ url: webAddress(url, base), name: file_name?.trim() || 'Attachment.pdf' }));
}
