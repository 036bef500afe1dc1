import sharp from 'sharp';
import { readPhoto } from '../../../../src/server/features/files/photo';
import { cameraPhoto, colorAt } from './pictures';

test('a photo is stored upright in three sizes, without location or camera', async () => {
  // Orientation 6: the camera was held upright, so that its left edge is the top of the picture.
  const original = await cameraPhoto({ width: 4000, height: 3000, orientation: 6 }).jpeg().toBuffer();
  const taken = await sharp(original).metadata();
  expect([taken.orientation, taken.exif?.includes('Phone of Ann')]).toEqual([6, true]);
  const { gallery, card, list } = await readPhoto(original);
  // 3,000 by 4,000 fitted into squares of 2,400, 800 and 192 pixels.
  expect([gallery, card, list].map(({ width, height }) => [width, height])).toEqual([
    [1800, 2400],
    [600, 800],
    [144, 192],
  ]);
  expect([await colorAt(card.bytes, 300, 20), await colorAt(card.bytes, 300, 780)]).toEqual(['red', 'blue']);
  for (const { bytes } of [gallery, card, list]) {
    const { format, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ format, exif, icc, xmp, iptc, orientation }).toEqual({ format: 'jpeg' });
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo of orientation %i is turned upright', async (orientation) => {
  const { gallery } = await readPhoto(await cameraPhoto({ orientation }).png().toBuffer());
  // EXIF 2.32, tag 274: the position of the stored left edge.
  const [x, y] =
    orientation > 4 ? [20, [5, 6].includes(orientation) ? 5 : 75] : [[1, 4].includes(orientation) ? 5 : 75, 20];
  expect(await colorAt(gallery.bytes, x, y)).toBe('red');
});

test('small pictures are not enlarged, and what is transparent becomes white', async () => {
  const clear = { create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const;
  const { gallery, list } = await readPhoto(await sharp(clear).webp().toBuffer());
  expect([gallery.width, gallery.height, list.width]).toEqual([30, 20, 30]);
  expect(await colorAt(list.bytes, 3, 3)).toBe('255, 255, 255');
});

test('a picture that grows when it is unpacked is refused before it is', async () => {
  const options = { limitInputPixels: false } as const;
  const black = { create: { width: 12_001, height: 10_000, channels: 3, background: '#000' } } as const;
  const bomb = await sharp({ ...black, ...options })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(readPhoto(bomb)).rejects.toThrow('more than 120 megapixels. Save it smaller.');
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that is cut off anywhere is refused', async (format) => {
  const whole = await cameraPhoto({ width: 400, height: 300 }).toFormat(format).toBuffer();
  for (const share of [0.1, 0.5, 0.9]) {
    const cut = whole.subarray(0, Math.floor(whole.length * share));
    await expect(readPhoto(cut)).rejects.toThrow(/^The picture is (cut off|damaged)/);
  }
});

test('data after a picture is ignored, such as the video that some phones add', async () => {
  const photo = await cameraPhoto().jpeg().toBuffer();
  await expect(readPhoto(Buffer.concat([photo, Buffer.alloc(5_000, 7)]))).resolves.toBeDefined();
});

test('a drawing in SVG is never opened', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(readPhoto(svg)).rejects.toThrow('damaged');
});

test('a HEIC photo that cannot be read says how to send it', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await expect(readPhoto(heic, true)).rejects.toThrow('Most Compatible');
});
