import sharp from 'sharp';

interface Made {
  width?: number;
  height?: number;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
}

/** Device and location, as a phone writes them. */
const TAKEN = { IFD0: { Make: 'Phone of Ann' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 26/1 54/1' } };

/** A photo as a camera stores it: red on the left, blue on the right, with orientation and location. */
export function cameraPhoto({ width = 80, height = 40, orientation = 1 }: Made = {}) {
  const right = { create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: Math.ceil(width / 2), top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge(TAKEN);
}

export async function colorAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : `${red}, ${green}, ${blue}`;
}

export const pdf = (text = '') => Buffer.from(`%PDF-1.4\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
