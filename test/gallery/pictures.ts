import { units } from './sample';

const serial = units[0]?.serial ?? '';

/** A drawing of a unit in its box, px. */
const drawing = (name: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="#dfe6ea"/>` +
      `<rect x="${width * 0.2}" y="${height * 0.25}" width="${width * 0.6}" height="${height * 0.55}" fill="#4d6b57"/>` +
      `<text x="50%" y="95%" text-anchor="middle" font-family="sans-serif" font-size="${height / 16}">${name}</text></svg>`,
  )}`;

const picture = (view: string, width: number, height: number) => ({
  url: drawing(`${serial}, ${view}`, width, height),
  alt: `Unit ${serial}, ${view}`,
});

/** Wide, square and tall ones, and a panorama. */
export const pictures = [
  picture('front', 800, 600),
  picture('side', 600, 600),
  picture('top', 500, 900),
  picture('cabinet', 1600, 500),
  picture('nameplate', 320, 240),
];

/** The browser cannot read it: nothing has to be asked for. */
export const brokenPicture = { url: 'data:image/png;base64,', alt: `Unit ${serial}, rear` };

export const FALLBACK = '/default-unit.svg';
