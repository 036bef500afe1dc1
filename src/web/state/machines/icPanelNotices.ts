import type { Unit } from '../../../contract/unit/unit';
import { messages } from '../../../domain/messages';

/** The toast at the end of a search. */
export interface IcNotice {
  tone: 'success' | 'failure';
  title: string;
  description: string;
}

export const addedNotice = (unit: Unit): IcNotice => ({
  tone: 'success',
  title: messages.ic.addedTitle,
  description: messages.ic.added(unit.serial),
});

export const alreadyAddedNotice = (unit: Unit): IcNotice => ({
  tone: 'success',
  title: messages.ic.alreadyAddedTitle,
  description: messages.ic.alreadyAdded(unit.serial),
});

/** The server's own words where it has some. */
export const failedNotice = (error: unknown): IcNotice => ({
  tone: 'failure',
  title: messages.ic.failureTitle,
  description: error instanceof Error && error.message !== '' ? error.message : messages.ic.notFound,
});
