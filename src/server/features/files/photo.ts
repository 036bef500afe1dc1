import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { UNIT_FILES } from '../../../domain/limits';
import { FileRefusedError } from './recognize';

interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

type PhotoSizes = Readonly<Record<keyof typeof EDGES, Picture>>;

/** Longer edge in pixels, twice the size on screen. */
const EDGES = { list: 192, card: 800, gallery: 2400 } as const;
const QUALITY = 82;
/** A photo of 48 MP takes two seconds on a slow processor. */
const TIMEOUT_SECONDS = 60;
const MAX_MEGAPIXELS = UNIT_FILES.pixels / 1_000_000;

// Pictures are read once; caching gains nothing.
sharp.cache(false);
sharp.concurrency(1);
// Decode only the accepted types.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** Re-encodes a photo, rotated by its EXIF orientation, without metadata or thumbnail. @throws FileRefusedError */
export async function readPhoto(bytes: Buffer, isHeic = false): Promise<PhotoSizes> {
  const gallery = await refusing(resized(sharp(bytes, strict).autoOrient(), EDGES.gallery), isHeic);
  const card = await resized(sharp(gallery.bytes), EDGES.card);
  const list = await resized(sharp(card.bytes), EDGES.list);
  return { list, card, gallery };
}

const strict = { limitInputPixels: UNIT_FILES.pixels, failOn: 'error' } as const;

async function resized(image: Sharp, edge: number): Promise<Picture> {
  const { data, info } = await image
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function refusing(work: Promise<Picture>, isHeic: boolean): Promise<Picture> {
  try {
    return await work;
  } catch (error) {
    const reason = isHeic ? HEIC : reasonOf(error instanceof Error ? error.message : '');
    throw new FileRefusedError(reason, { cause: error });
  }
}

/** The prebuilt sharp reads HEIF with AV1 inside, and not with HEVC, as phones write it. */
const HEIC =
  'This HEIC photo cannot be read here. Send it from the phone as a JPEG (iPhone: Settings > Camera > Formats > Most Compatible), or export it as a JPEG.';

function reasonOf(message: string): string {
  if (/pixel limit/i.test(message)) {
    return `The picture has more than ${MAX_MEGAPIXELS} megapixels. Save it smaller.`;
  }
  if (/timeout/i.test(message)) return 'The picture takes too long to read. Save it smaller, as a JPEG.';
  if (/premature|truncat|end of (file|image|stream)|not enough data/i.test(message)) {
    return 'The picture is cut off: part of the file is missing. Copy it from the camera or phone again.';
  }
  return 'The picture is damaged and cannot be read. Open it on the device it comes from, and save it as a JPEG.';
}
