/** What a winding is wound with. */
export type WindingMaterial = 'copper' | 'aluminum';

/** Reads 'Copper', 'CU', 'Aluminum', 'aluminium windings'; null for words that name neither ('Unknown') or both ('CU/AL'). */
export function windingMaterialOf(text: string | null | undefined): WindingMaterial | null {
  const words = text ?? '';
  const isCopper = /\b(?:copper|cu)\b/i.test(words);
  const isAluminum = /\b(?:alumini?um|al)\b/i.test(words);
  if (isCopper === isAluminum) return null;
  return isCopper ? 'copper' : 'aluminum';
}
