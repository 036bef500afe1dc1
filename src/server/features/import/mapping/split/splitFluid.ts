import { fluidDemand } from '../../../../../domain/matching/reading/fittings';

const VOLUME =
  /(?<![\p{L}\d.,])(?:\d{1,3}(?:\s\d{3})+|\d[\d.,]*)\s?(?:(?:u\.?s\.? ?)?gal(?:lon)?s?|l|lit(?:er|re)s?)(?!\p{L})\.?/iu;
const MAX_LENGTH = 80;

/** '410 gal' of 'min oil 410 gal'. */
export const volumeIn = (text: string): string | null =>
  text.length > MAX_LENGTH ? null : (VOLUME.exec(text)?.[0] ?? null);

const trimmed = (text: string) => text.replaceAll(/^[\s,;:()–-]+|[\s,;:()–-]+$/g, '');

/** Text that names neither a fluid nor a volume is returned as the volume, which the format of numbers refuses. */
export function splitFluid(text: string): { readonly fluid: string; readonly volume: string } {
  const volume = volumeIn(text);
  if (volume !== null) return { fluid: trimmed(text.replace(volume, ' ')), volume };
  if (fluidDemand(text) !== null) return { fluid: text, volume: '' };
  // Gallons or liters: a number alone is neither.
  return { fluid: '', volume: /^[\d.,]+$/.test(text) ? `${text} of no unit` : text };
}
