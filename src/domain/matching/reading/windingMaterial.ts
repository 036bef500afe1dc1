/** What a winding is wound with. */
export type WindingMaterial = 'copper' | 'aluminum';

/** Reads 'Copper', 'CU', 'Aluminum', 'aluminium windings'; null for words that name neither ('Unknown'). */
export function windingMaterialOf(text: string | null | undefined): WindingMaterial | null {
  const words = text ?? '';
  if (/\b(?:copper|cu)\b/i.test(words)) return 'copper';
  return /\b(?:alumini?um|al)\b/i.test(words) ? 'aluminum' : null;
}
