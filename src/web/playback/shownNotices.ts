import type { NoticeStep, TraceStep } from '../../contract/trace/steps';
import { isOwnSentence } from '../inspection/recording/knownTexts';
import { noticeOf } from '../inspection/replay/expectedNotices';
import type { Difference } from '../inspection/replay/differences';

export type Message = Pick<NoticeStep, 'tone' | 'title'> & { readonly description?: string | null };

const isSame = (recorded: Message, today: Message): boolean =>
  recorded.tone === today.tone &&
  recorded.title === today.title &&
  // What a recording replaces, or counts of a file that it does not keep, may be worded otherwise.
  (!isOwnSentence(recorded.description ?? '') || recorded.description === today.description);

/** The titles of the messages that the app shows because of this step. */
function announcedBy(step: TraceStep): unknown[] {
  if (step.kind === 'action') return [noticeOf(step)?.title];
  if (step.kind !== 'machine') return [];
  return step.actions.map(({ params }) =>
    typeof params === 'object' && params !== null && 'title' in params ? params.title : undefined,
  );
}

/** Compares the messages that the app shows with the recorded ones, wherever the app is at rest. */
export class ShownNotices {
  readonly #announced = new Set<unknown>();
  #recorded: Message[] = [];
  #today: Message[] = [];
  /** Those of today that the recording did not have at the last rest. */
  #early: Message[] = [];

  show(message: Message): void {
    this.#today.push(message);
  }

  take(step: TraceStep): void {
    if (step.kind === 'notice') this.#recorded.push(step);
    for (const title of announcedBy(step)) this.#announced.add(title);
  }

  /** A click that the playback does not do, such as one that copies a link, may lead to a message that is not missed. */
  compare(): Difference[] {
    const missing = this.#recorded.filter((each) => !this.#takeToday(each) && this.#announced.has(each.title));
    this.#recorded = [];
    const surplus = this.#today.filter((each) => this.#early.includes(each));
    this.#today = this.#today.filter((each) => !surplus.includes(each));
    this.#early = [...this.#today];
    return [
      ...missing.map(({ title }) => ({ path: 'notice', recorded: title, today: undefined })),
      ...surplus.map(({ title }) => ({ path: 'notice', recorded: undefined, today: title })),
    ];
  }

  #takeToday(recorded: Message): boolean {
    const found = this.#today.find((each) => isSame(recorded, each));
    this.#today = this.#today.filter((each) => each !== found);
    return found !== undefined;
  }
}
