import { paths } from '../../../../contract/paths';
import type { UnitFile } from '../../../../contract/units/unit';
import type { GalleryImage } from '../../../ui/gallery/GalleryPicture';

/** Characters that browsers remove from an address or read as a slash. */
const REWRITTEN = /[\s\p{Cc}\\]/u;
/** http or https with a host and no credentials. */
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

export function absoluteAddress(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (REWRITTEN.test(text) || !ABSOLUTE.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

export const webAddress = (address: string | null | undefined, apiBase = ''): string | null =>
  absoluteAddress(address) ?? fileAddress(address?.trim() ?? '', apiBase);

function fileAddress(path: string, apiBase: string): string | null {
  if (REWRITTEN.test(path) || !path.startsWith(paths.files)) return null;
  const isElsewhere = URL.canParse(path, apiBase);
  const url = new URL(path, isElsewhere ? apiBase : 'http://localhost');
  // '..' could leave the files path.
  if (!url.pathname.startsWith(paths.files)) return null;
  return isElsewhere ? url.href : url.pathname + url.search;
}

export const DRAWING = 'Generated drawing';

const viewOf = ({ file_name }: UnitFile) => (file_name ?? '').replace(/\.svg$/, '');

function captionOf(file: UnitFile): string | null {
  if (file.kind === 'drawing') return [DRAWING, viewOf(file)].filter(Boolean).join(': ');
  return file.caption?.trim() || null;
}

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
