/** French and Spanish trade terms. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['huile minérale', 'mineral oil'],
  ['aceite mineral', 'mineral oil'],
  ['ester naturel', 'natural ester'],
  ['huile végétale', 'vegetable oil'],
  ['aceite vegetal', 'vegetable oil'],
  ['sur socle', 'pad mounted'],
  ['sur poteau', 'pole mount'],
  ['en poste', 'pole mount'],
  ['en boucle', 'loop feed'],
  ['étoile mise à la terre', 'grounded wye'],
  ['étoile', 'wye'],
  ['estrella', 'wye'],
  ['cuivre', 'copper'],
  ['cobre', 'copper'],
  ['remis à neuf', 'reconditioned'],
  ['transformadores', 'transformers'],
  ['transformador', 'transformer'],
  ['transformateurs', 'transformers'],
  ['transformateur', 'transformer'],
  ['trifásicos', 'three phase'],
  ['trifásico', 'three phase'],
  ['monofásicos', 'single phase'],
  ['monofásico', 'single phase'],
  ['triphasés', 'three phase'],
  ['triphasé', 'three phase'],
  ['monophasés', 'single phase'],
  ['monophasé', 'single phase'],
  ['tipo pedestal', 'pad mounted'],
  ['tipo poste', 'pole mount'],
  ['frente muerto', 'dead front'],
  ['frente vivo', 'live front'],
  ['alimentación radial', 'radial feed'],
  ['aluminio', 'aluminum'],
]);
export const FOREIGN_WORDS = new RegExp(`(?<!\\p{L})(?:${[...FOREIGN.keys()].join('|')})(?!\\p{L})`, 'gu');

export const englishOf = (words: string): string => FOREIGN.get(words) ?? words;

/** Of text in lower case. */
export const inEnglish = (text: string): string => text.replaceAll(FOREIGN_WORDS, englishOf);
