import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as z from 'zod';
import { lazy } from '../../../../../domain/lazy';

/** In order of preference: Han characters are in several. */
const SCRIPTS = ['arabic', 'hebrew', 'thai', 'devanagari', 'sc', 'jp', 'kr'];
const WEIGHTS = { normal: 400, bold: 700 } as const;

/** Part of a font, as published: some hundred characters in one file. */
interface Slice {
  readonly name: string;
  readonly file: string;
  readonly characters: readonly string[];
}

export interface FallbackFont {
  readonly name: string;
  readonly characters: ReadonlySet<string>;
  /** TrueType. */
  readonly normal: Buffer;
  readonly bold: Buffer;
}

const rangesOf = z.record(z.string(), z.string());

const ours = createRequire(resolve('package.json'));

/** `ranges` is 'U+5F20,U+4E00-4E0F'. */
function charactersIn(ranges: string): string[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

function slicesOf(script: string): Slice[] {
  const folder = `@fontsource-variable/noto-sans-${script}`;
  const ranges = rangesOf.parse(JSON.parse(readFileSync(ours.resolve(`${folder}/unicode.json`), 'utf8')));
  return Object.entries(ranges).map(([key, of]) => {
    const name = `noto-sans-${script}-${key.replaceAll(/[[\]]/g, '')}`;
    return { name, file: ours.resolve(`${folder}/files/${name}-wght-normal.woff2`), characters: charactersIn(of) };
  });
}

const sliceOf = lazy(() => {
  const found = new Map<string, Slice>();
  for (const slice of SCRIPTS.flatMap(slicesOf))
    for (const character of slice.characters) if (!found.has(character)) found.set(character, slice);
  return found;
});

async function load({ name, file, characters }: Slice): Promise<FallbackFont> {
  const [{ default: subset }, { create }] = await Promise.all([import('subset-font'), import('fontkit')]);
  const woff2 = readFileSync(file);
  const text = characters.join('');
  const at = (wght: number) => subset(woff2, text, { targetFormat: 'truetype', variationAxes: { wght } });
  const [normal, bold] = [await at(WEIGHTS.normal), await at(WEIGHTS.bold)];
  const { characterSet } = create(normal);
  return { name, characters: new Set(characterSet.map((point) => String.fromCodePoint(point))), normal, bold };
}

const loaded = new Map<Slice, Promise<FallbackFont>>();

/** Fonts with as many of the characters as there are. */
export async function fallbackFonts(characters: Iterable<string>): Promise<FallbackFont[]> {
  const slices = new Set([...characters].flatMap((each) => sliceOf().get(each) ?? []));
  return Promise.all(
    [...slices].map((slice) => {
      const font = loaded.get(slice) ?? load(slice);
      loaded.set(slice, font);
      return font;
    }),
  );
}
