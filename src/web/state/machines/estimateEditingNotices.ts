import { messages } from '../../../domain/messages';
import { errorMessage } from '../api/server/errorMessage';

/** The toast at the end of a save. */
export interface EstimateNotice {
  tone: 'success' | 'failure';
  title: string;
  description: string;
}

export const ESTIMATE_SAVED: EstimateNotice = {
  tone: 'success',
  title: messages.estimate.savedTitle,
  description: messages.estimate.saved,
};

export const notSavedNotice = (error: unknown): EstimateNotice => ({
  tone: 'failure',
  title: messages.estimate.notSavedTitle,
  description: errorMessage(error),
});

/** The newer version that the person asked for could not be fetched. */
export const NEWER_NOT_FETCHED: EstimateNotice = {
  tone: 'failure',
  title: messages.estimate.notFetchedTitle,
  description: messages.estimate.notFetched,
};
