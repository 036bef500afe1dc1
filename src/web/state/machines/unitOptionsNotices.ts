import { messages } from '../../../domain/messages';

/** The toast at the end of a save. */
export interface UnitOptionsNotice {
  tone: 'success' | 'failure';
  title: string;
  description: string;
}

export const SAVED: UnitOptionsNotice = {
  tone: 'success',
  title: messages.unit.savedTitle,
  description: messages.unit.saved,
};

export const NOT_SAVED: UnitOptionsNotice = {
  tone: 'failure',
  title: messages.unit.saveFailureTitle,
  description: messages.unit.notSaved,
};

/** The newer values that the user requested could not be fetched. */
export const NOT_FETCHED: UnitOptionsNotice = {
  tone: 'failure',
  title: messages.unit.saveFailureTitle,
  description: messages.unit.notFetched,
};
