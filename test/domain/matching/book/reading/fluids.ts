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
  ['BIOTEMP', /\bbio-?temp\b/],
  ['natural ester', /\bnatural esters?\b/],
  ['synthetic ester', /\bsynthetic esters?\b|\bmidel\b/],
  ['ester', /\besters?\b/],
  ['R-Temp', /\br[ -]?temp\b/],
  ['silicone', /\bsilicone?\b/],
  ['askarel', /\baskarel\b|\bpcbs?\b/],
  ['BETA', /\bbeta\b/],
  ['Wecosol', /\bwecosol\b/],
  ['mineral oil', /\bmineral(?: oil)?\b|\bmo\b/],
];

const ESTERS: readonly Fluid[] = ['FR3', 'natural ester', 'synthetic ester', 'BIOTEMP', 'ester'];
export const isEster = (fluid: Fluid): boolean => ESTERS.includes(fluid);

/** 'ester' is any of them. */
export const isKindOf = (fluid: Fluid, asked: Fluid): boolean =>
  fluid === asked || (asked === 'ester' && isEster(fluid));

export const fluidsIn = remembered((text): Named<Fluid> | null => readNamed(text, FLUIDS));
