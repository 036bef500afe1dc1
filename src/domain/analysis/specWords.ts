import type { UnitSpecComparison } from '../specs/unitDetailStatus';

/** 'KVA Rating 525 kVA'; 'Taps (not recorded)' where the unit has no value. */
export const named = ({ label, actual }: UnitSpecComparison): string => `${label} ${actual || '(not recorded)'}`;

export const isPlural = ({ id }: UnitSpecComparison): boolean => id === 'taps' || id === 'dimensions';

/** Whether the specifications were compared with a requirement. */
export const hasRequirement = (specs: readonly UnitSpecComparison[]): boolean =>
  specs.some(({ required }) => required !== '');

/** 'Primary Voltage: required 12470 V, unit 13200 V: turn pull, $2,300.': what was found of a specification. */
export const noteSentence = (label: string, note: string): string =>
  `${label}: ${note.replace(/^Required\b/, 'required').replace(/\.$/, '')}.`;
