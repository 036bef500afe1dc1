import { around, type Found } from '../denial';
import type { Name } from '../vocabulary';

/** What a winding is wound with. */
export type WindingMaterial = 'copper' | 'aluminum';

const WINDINGS = String.raw`(?:windings?|wound|coils?)`;
const OF_WINDINGS = String.raw`(?:[\s-]+(?:${WINDINGS}|units?))*`;
/** 'AL' is also a state: in a text it is a material beside windings only. */
const AL = String.raw`al(?=[\s-]+(?:hv |lv )?${WINDINGS}|\/cu)|(?<=windings?\s?[:=]\s?|cu\/)al`;

export const materialNames: readonly Name<WindingMaterial>[] = [
  ['copper', `(?:copper|cu)${OF_WINDINGS}`, 'copp?'],
  ['aluminum', `(?:alumini?um|${AL})${OF_WINDINGS}`, `(?:alumi?n?|alu?)${OF_WINDINGS}`],
];

const BESIDE = new RegExp(String.raw`^[ -](?:hv |lv )${WINDINGS}|^\/(?:cu|al) windings?\b`);

/** Whether a material that a text names is that of windings, and not of lugs or a cabinet. */
export function isOfWindings(found: Found): boolean {
  const { before, after } = around(found);
  return /wind|wound|coil/.test(found[0]) || BESIDE.test(after) || /\b(?:windings?|coils?) ?[:=] ?$/.test(before);
}
