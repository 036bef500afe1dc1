import type { MeasureWords } from './measures';

/** A number as people write it, with what stands around it. */
interface Written {
  number: number;
  isDollars: boolean;
  isPercent: boolean;
}

const NUMBER = String.raw`\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\$?\s?\.\d+`;
const END = String.raw`(?=\s|,|$)(?!\s*[%$])`;

/** How a number may be written in the unit of a measure. */
function patternsOf(units: string, sign = '') {
  const one = String.raw`(${sign}(?:${NUMBER}))(?:\s?(${units}))?`;
  return {
    one: new RegExp(`^${one}${END}`, 'i'),
    range: new RegExp(String.raw`^${one}\s*(?:-|–|—|\.\.|to\b)\s*${one}${END}`, 'i'),
  };
}

const patterns: Readonly<Record<MeasureWords['unit'], ReturnType<typeof patternsOf>>> = {
  // A margin can be below 0.
  '%': patternsOf(String.raw`%|\$`, '[-−]?'),
  $: patternsOf(String.raw`\$`),
  mi: patternsOf('miles|mi'),
  kVA: patternsOf('kva'),
  V: patternsOf('kv|v'),
};

/** One number or a range, and what is left of the text. */
export interface NumberText {
  numbers: readonly [Written] | readonly [Written, Written];
  rest: string;
}

/** What a text begins with; null for no number in a fitting unit. */
export function readNumber(text: string, unit: MeasureWords['unit']): NumberText | null {
  const { one, range } = patterns[unit];
  const [both, first = '', firstUnit, second = '', secondUnit] = range.exec(text) ?? [];
  if (both !== undefined)
    return { numbers: [read(first, firstUnit ?? secondUnit), read(second, secondUnit)], rest: text.slice(both.length) };
  const [whole, number = '', ownUnit] = one.exec(text) ?? [];
  return whole === undefined ? null : { numbers: [read(number, ownUnit)], rest: text.slice(whole.length) };
}

function read(number: string, unit = ''): Written {
  const value = Number(number.replaceAll(/[$,\s]/g, '').replace('−', '-'));
  const isDollars = number.includes('$') || unit === '$';
  return { number: unit.toLowerCase() === 'kv' ? value * 1000 : value, isDollars, isPercent: unit === '%' };
}
