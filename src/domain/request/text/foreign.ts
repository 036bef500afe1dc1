import type { Rule } from './mapped';

/** French and Spanish trade terms. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['huile minérale', 'mineral oil'],
  ['aceite mineral', 'mineral oil'],
  ['ester naturel', 'natural ester'],
  ['sur socle', 'pad mounted'],
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
const FOREIGN_WORDS = new RegExp(`(?<!\\p{L})(?:${[...FOREIGN.keys()].join('|')})(?!\\p{L})`, 'gu');

/** In words that readers know. */
export const FOREIGN_RULE: Rule = [FOREIGN_WORDS, ([words]) => FOREIGN.get(words) ?? words];
