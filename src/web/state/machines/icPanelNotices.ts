import type { Unit } from '../../../contract/unit/unit';
import { messages } from '../../../domain/messages';

/** The toast at the end of a search. */
export interface IcNotice {
  tone: 'success' | 'failure';
  title: string;
  description: string;
}

/** A unit that was found by its IC#. */
export interface FoundUnit {
  readonly unit: Unit;
  /** A sentence for people: for whom it is reserved, that it cannot serve; null where there is nothing to say. */
  readonly remark: string | null;
}

export const addedNotice = ({ unit, remark }: FoundUnit): IcNotice => ({
  tone: 'success',
  title: messages.ic.addedTitle,
  description: withRemark(messages.ic.added(unit.serial), remark),
});

export const alreadyAddedNotice = ({ unit, remark }: FoundUnit): IcNotice => ({
  tone: 'success',
  title: messages.ic.alreadyAddedTitle,
  description: withRemark(messages.ic.alreadyAdded(unit.serial), remark),
});

const withRemark = (sentence: string, remark: string | null) => (remark === null ? sentence : `${sentence}. ${remark}`);

/** The server's own words where it has some. */
export const failedNotice = (error: unknown): IcNotice => ({
  tone: 'failure',
  title: messages.ic.failureTitle,
  description: error instanceof Error && error.message !== '' ? error.message : messages.ic.notFound,
});
