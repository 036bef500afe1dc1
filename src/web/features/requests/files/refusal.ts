/** A sentence for the person who dropped the file: what is wrong, and how to go on. */
export class FileRefusal extends Error {}

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_TEXT_LENGTH = 1_000_000;
/** Of all parts of a file together. */
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const TYPE_OR_PASTE = 'type or paste the text';

export const isPicture = (name: string) =>
  new FileRefusal(`${name} is a picture. Pictures cannot be read: ${TYPE_OR_PASTE}.`);

export const isScanned = (name: string) =>
  new FileRefusal(`${name} contains only pictures. Pictures cannot be read: ${TYPE_OR_PASTE}.`);

export const isEmpty = (name: string) =>
  new FileRefusal(`${name} contains no text. Choose another file, or ${TYPE_OR_PASTE}.`);

export const isDamaged = (name: string) =>
  new FileRefusal(`${name} is damaged. Open it in its program and save it again, or ${TYPE_OR_PASTE}.`);

export const isProtected = (name: string) =>
  new FileRefusal(`${name} is protected by a password. Save it without the password, or ${TYPE_OR_PASTE}.`);

export const isEncrypted = (name: string) =>
  new FileRefusal(`${name} is encrypted. Open it in your mail program, and ${TYPE_OR_PASTE}.`);

export const isTooLarge = (name: string) =>
  new FileRefusal(`${name} is larger than 20 MB. Choose a smaller file, or ${TYPE_OR_PASTE}.`);

export const unpacksTooLarge = (name: string) =>
  new FileRefusal(`${name} unpacks to more than 64 MB. Choose a smaller file, or ${TYPE_OR_PASTE}.`);

export const isTooLong = (name: string) =>
  new FileRefusal(`${name} contains more than 1,000,000 characters of text. Paste only the part that is the request.`);

export const isTooSlow = (name: string) =>
  new FileRefusal(`${name} takes too long to read. Choose a smaller file, or ${TYPE_OR_PASTE}.`);

export const saveAs = (name: string, what: string, how: string) =>
  new FileRefusal(`${name} is ${what}. Save it as ${how}, or ${TYPE_OR_PASTE}.`);

export const isArchive = (name: string) =>
  new FileRefusal(`${name} is a ZIP file. Unpack it and choose the files in it, or ${TYPE_OR_PASTE}.`);

export const isUnknown = (name: string) =>
  new FileRefusal(
    `${name} is not a kind of file that can be read (mail, PDF, Word, Excel, CSV, text). ` +
      'Save it as one of these, or type or paste the text.',
  );

export const isNotLoaded = (name: string) =>
  new FileRefusal(`${name} was not read: a part of the app did not load. Check your connection and try again.`);

export const isUnreadable = (name: string) =>
  new FileRefusal(`${name} cannot be opened. It may have been moved or changed: choose it again.`);
