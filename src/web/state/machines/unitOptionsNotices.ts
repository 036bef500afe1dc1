/** What the user is told of a save (spec section 8). */
export interface UnitOptionsNotice {
  tone: 'success' | 'failure';
  title: string;
  description: string;
}

export const SAVED: UnitOptionsNotice = {
  tone: 'success',
  title: 'Success',
  description: 'Unit details updated successfully',
};

export const NOT_SAVED: UnitOptionsNotice = {
  tone: 'failure',
  title: 'Error',
  description: 'Failed to update unit details',
};

/** The newer values that the user asked for did not come. */
export const NOT_FETCHED: UnitOptionsNotice = {
  tone: 'failure',
  title: 'Error',
  description: 'Failed to fetch unit details',
};
