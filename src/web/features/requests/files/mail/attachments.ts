import { FileRefusal } from '../refusal';
import type { Folder } from './compoundFile';
import type { UnpackBudget } from '../office/zip';

/** Shared by a file and its attachments. */
export interface Reading {
  readonly budget: UnpackBudget;
  /** How many mails a mail is in. */
  readonly depth: number;
  readonly readBytes: (name: string, bytes: Uint8Array<ArrayBuffer>, reading: Reading) => Promise<string>;
  readonly readMessage: (message: Folder, reading: Reading) => Promise<string>;
}

export type Attached = { readonly name: string } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly message: Folder }
);

const MAX_DEPTH = 4;
const MAX_ATTACHMENTS = 50;

async function attachedText(attached: Attached, reading: Reading): Promise<string> {
  try {
    return await ('bytes' in attached
      ? reading.readBytes(attached.name, attached.bytes, reading)
      : reading.readMessage(attached.message, reading));
  } catch (error) {
    if (error instanceof FileRefusal) return `(${error.message})`;
    throw error;
  }
}

/** Names unreadable attachments with the reason. */
export async function appendAttachments(text: string, all: readonly Attached[], reading: Reading): Promise<string> {
  const deeper = { ...reading, depth: reading.depth + 1 };
  const parts = [text];
  const read = deeper.depth > MAX_DEPTH ? [] : all.slice(0, MAX_ATTACHMENTS);
  for (const attached of read) parts.push(`--- ${attached.name} ---\n${await attachedText(attached, deeper)}`);
  const unread = all.slice(read.length).map(({ name }) => name);
  if (unread.length > 0) parts.push(`(attachments not read: ${unread.join(', ')})`);
  return parts.join('\n\n').trim();
}
