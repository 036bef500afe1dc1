import type { Unit } from '../../../contract/unit/unit';

/** What the user is told once a search has ended (spec section 8). */
export interface IcNotice {
  tone: 'success' | 'failure';
  title: string;
  description: string;
}

export const IC_NOT_FOUND = 'Failed to find the inventory control number';

export const addedNotice = (unit: Unit): IcNotice => ({
  tone: 'success',
  title: 'IC# Added',
  description: `Successfully added unit ${unit.serial} to recommendations`,
});

export const alreadyAddedNotice = (unit: Unit): IcNotice => ({
  tone: 'success',
  title: 'IC# Already Added',
  description: `Unit ${unit.serial} is already in the recommendations`,
});

/** The server's own words where it has some. */
export const failedNotice = (error: unknown): IcNotice => ({
  tone: 'failure',
  title: 'Error searching IC#',
  description: error instanceof Error && error.message !== '' ? error.message : IC_NOT_FOUND,
});
