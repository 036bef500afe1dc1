import { NOTHING, type Candidate } from '../matching/reading/candidate';

/** Fields of a unit that searches and inventory lists read; null if not recorded. */
export interface StoredUnit extends Candidate {
  manufacturer: string | null;
  mfgYear: number | null;
  weightLbs: number | null;
  fabNotes: string | null;
  comments: string | null;
  hasPhotos: boolean;
  isReserved: boolean;
  isRetired: boolean;
  /** Added by hand without all that matching needs. */
  isIncomplete: boolean;
}

/** A unit with nothing recorded. */
export const EMPTY_UNIT: StoredUnit = {
  ...NOTHING,
  ...{ manufacturer: null, mfgYear: null, weightLbs: null, fabNotes: null, comments: null },
  ...{ hasPhotos: false, isReserved: false, isRetired: false, isIncomplete: false },
};
