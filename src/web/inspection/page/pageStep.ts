import type { NoticeStep } from '../../../contract/trace/steps';

/** Something that went wrong, before redaction. */
export interface Problem {
  readonly kind: 'problem';
  readonly source: 'error' | 'rejection' | 'render' | 'console';
  /** The name of the error; null where no error was given. */
  readonly error: string | null;
  readonly message: string;
  readonly stack: string | null;
}

/** What stands in a field after a person changed it, before redaction. */
export interface FieldChange {
  readonly kind: 'field';
  readonly name: string;
  readonly value: unknown;
  /** The value is one of those that the field offers. */
  readonly isChosen: boolean;
  /** More was typed into the field that the last change was in. */
  readonly isContinued: boolean;
}

export type Notice = Omit<NoticeStep, 'at' | 'observed'>;

/** What happens on the page beside the app's events, actions and calls, before redaction. */
export type PageStep =
  | Problem
  | FieldChange
  | Notice
  | { readonly kind: 'dialog'; readonly name: string; readonly isOpen: boolean }
  | { readonly kind: 'viewport'; readonly width: number; readonly height: number };

export type PageListener = (step: PageStep) => void;
