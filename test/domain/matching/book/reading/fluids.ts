import { readNamed, type Named, type Vocabulary } from './named';
import { remembered } from './remembered';

export type Fluid =
  | 'mineral oil'
  | 'FR3'
  | 'natural ester'
  | 'synthetic ester'
  | 'BIOTEMP'
  | 'ester'
  | 'R-Temp'
  | 'silicone'
  | 'askarel'
  | 'BETA'
  | 'Wecosol';

const FLUIDS: Vocabulary<Fluid> = [
  ['FR3', /\b(?:envirotemp )?fr[ -]?3\b/],
  ['FR3', /\benvirotemp\b/],
  ['BIOTEMP', /\bbiotemp\b/],
  ['natural ester', /\bnatural esters?\b/],
  ['synthetic ester', /\bsynthetic esters?\b|\bmidel\b/],
  ['ester', /\besters?\b/],
  ['R-Temp', /\br[ -]?temp\b/],
  ['silicone', /\bsilicone?\b/],
  ['askarel', /\baskarel\b|\bpcbs?\b/],
  ['BETA', /\bbeta\b/],
  ['Wecosol', /\bwecosol\b/],
  ['mineral oil', /\bmineral(?: oil)?\b|\bmo\b|^oil$/],
];

const ESTERS: readonly Fluid[] = ['FR3', 'natural ester', 'synthetic ester', 'BIOTEMP', 'ester'];
export const isEster = (fluid: Fluid): boolean => ESTERS.includes(fluid);

const NATURAL_ESTERS: readonly Fluid[] = ['FR3', 'natural ester', 'BIOTEMP'];

/** 'ester' is any of them. */
export const isKindOf = (fluid: Fluid, requested: Fluid): boolean =>
  fluid === requested || (requested === 'ester' && isEster(fluid));

/** 'No natural ester' excludes FR3, too. */
export const isExcludedBy = (fluid: Fluid, excluded: Fluid): boolean =>
  isKindOf(fluid, excluded) || (excluded === 'natural ester' && NATURAL_ESTERS.includes(fluid));

export const fluidsIn = remembered((text): Named<Fluid> | null => readNamed(text, FLUIDS));
