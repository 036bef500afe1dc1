import { openSync } from 'fontkit';
import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import { lazy } from '../../../../../domain/lazy';
import { type FallbackFont, fallbackFonts } from './fallbackFonts';
import { type FontOf, runsOf } from './scripts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All texts of a part of a document. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (!isNode(part)) return [];
  return [part.text, part.stack, part.columns, part.ul, part.table, part.body, part.svg].flatMap(textsIn);
}

/** Runs of a text beside others: each has the style of its text. */
const inline = (part: unknown, fontOf: FontOf): unknown[] => {
  if (typeof part === 'string') return runsOf(part, fontOf);
  if (isNode(part) && typeof part.text === 'string')
    return runsOf(part.text, fontOf).map((run) => ({ ...part, ...run }));
  return [part];
};

const text = (part: unknown, fontOf: FontOf): unknown => {
  if (Array.isArray(part)) return part.flatMap((each) => inline(each, fontOf));
  return typeof part === 'string' ? runsOf(part, fontOf) : part;
};

const inSvg = (svg: string, fontOf: FontOf): string =>
  Array.from(svg, (each) => (fontOf(each) === '' ? each : runsOf(each, () => null)[0]?.text)).join('');

function inRuns(part: Content | null | undefined, fontOf: FontOf): Content;
function inRuns(part: unknown, fontOf: FontOf): unknown;
function inRuns(part: unknown, fontOf: FontOf): unknown {
  if (typeof part === 'string') return { text: runsOf(part, fontOf) };
  if (Array.isArray(part)) return part.map((each) => inRuns(each, fontOf));
  if (!isNode(part)) return part;
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => {
    if (key === 'text') return [key, text(value, fontOf)];
    if (key === 'svg' && typeof value === 'string') return [key, inSvg(value, fontOf)];
    if (key === 'table' && isNode(value)) return [key, { ...value, body: inRuns(value.body, fontOf) }];
    return [key, ['stack', 'columns', 'ul'].includes(key) ? inRuns(value, fontOf) : value];
  });
  return Object.fromEntries(entries);
}

const ownCharacters = (file: string) =>
  lazy(() => new Set(openSync(file).characterSet.map((point) => String.fromCodePoint(point))));

interface InFonts {
  readonly definition: TDocumentDefinitions;
  readonly fonts: readonly FallbackFont[];
}

/** Gives each character that the document's own font lacks another font. */
export function withFallbackFonts(file: string): (definition: TDocumentDefinitions) => Promise<InFonts> {
  const own = ownCharacters(file);
  const isOwn = (character: string) => '\n\r\t'.includes(character) || own().has(character);
  return async (definition) => {
    const { content, footer } = definition;
    const all = new Set(textsIn([content, footer]).join('').normalize('NFC'));
    const lacking = [...all].filter((each) => !isOwn(each));
    if (lacking.length === 0) return { definition, fonts: [] };
    const fonts = await fallbackFonts(lacking);
    const fontOf: FontOf = (character) =>
      isOwn(character) ? '' : (fonts.find(({ characters }) => characters.has(character))?.name ?? null);
    const inFonts = (part: Content | null | undefined) => inRuns(part, fontOf);
    const dynamic: DynamicContent = (...page) => inFonts(typeof footer === 'function' ? footer(...page) : footer);
    return { definition: { ...definition, content: inFonts(content), ...(footer ? { footer: dynamic } : {}) }, fonts };
  };
}
