import { paths } from '../../../contract/paths';
import type { UnitFile } from '../../../contract/unit/unit';
import type { GalleryImage } from '../../ui/gallery/GalleryPicture';

/** Characters that browsers remove from an address or read as a slash. */
const REWRITTEN = /[\s\p{Cc}\\]/u;
/** http or https with `//`, a host, and no user name or password before it. */
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** An absolute http or https address without a name or password; null for anything else. */
export function absoluteAddress(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (REWRITTEN.test(text) || !ABSOLUTE.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/**
 * An address from data that may be shown or opened: an absolute one, or the path of a unit's file at the product API, whose
 * address is `apiBase` (empty if it is the page's own origin). Null for anything else.
 */
export function webAddress(address: string | null | undefined, apiBase = ''): string | null {
  return absoluteAddress(address) ?? fileAddress(address?.trim() ?? '', apiBase);
}

function fileAddress(path: string, apiBase: string): string | null {
  if (REWRITTEN.test(path) || !path.startsWith(paths.files)) return null;
  const isElsewhere = URL.canParse(path, apiBase);
  const url = new URL(path, isElsewhere ? apiBase : 'http://localhost');
  // '..' may lead out of the files.
  if (!url.pathname.startsWith(paths.files)) return null;
  return isElsewhere ? url.href : url.pathname + url.search;
}

/** Said of every picture that shows what the record says, and not the unit. */
export const DRAWING = 'Drawing from the record';

/** 'front.svg' → 'front' */
const viewOf = ({ file_name }: UnitFile) => (file_name ?? '').replace(/\.svg$/, '');

/** What a picture is, in words; null if the server does not say. */
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
