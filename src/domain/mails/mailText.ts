/** Strips line breaks and control characters, against header injection. */
export const plainLine = (text: string | null): string => (text ?? '').replaceAll(/[\s\p{C}]+/gu, ' ').trim();

const ONE_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)*$/i;
const MAX_LENGTH = 254;

/** Whether a text is exactly one mailbox address. */
export const isMailAddress = (text: string): boolean => text.length <= MAX_LENGTH && ONE_ADDRESS.test(text);

export interface MailText {
  readonly subject: string;
  /** Plain text; lines end with '\n'. */
  readonly text: string;
}

/** `because`: why the reader receives it, as in 'reserved the unit'. */
export function mailText(what: string, why: string, links: readonly string[], because: string): string {
  const first = why ? `${what} Reason: ${why.replace(/[.!?]*$/, '.')}` : what;
  return [first, '', ...links, '', `You receive this message because you ${because} in SpecAI.`, ''].join('\n');
}
