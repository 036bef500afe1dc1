import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { appendAttachments, type Attached, type Reading } from './attachments';
import { mailText } from './mailText';
import { isEncrypted, isTooLong } from '../refusal';

const addressText = (address: Address): string => {
  if (address.group) return address.group.map(addressText).join(', ');
  const { name, address: mailbox } = address;
  return name && mailbox && name !== mailbox ? `${name} <${mailbox}>` : mailbox || name;
};

const addressesText = (addresses: readonly Address[] | undefined): string =>
  (addresses ?? []).map(addressText).join(', ');

/** Logos of signatures; a picture of the request is attached, or has a name without a place in the text. */
const isInline = ({ related, mimeType }: Attachment): boolean => related === true && mimeType.startsWith('image/');

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

function attachedOf(attachment: Attachment, index: number): Attached {
  const ending = attachment.mimeType === 'message/rfc822' ? '.eml' : '';
  return { name: attachment.filename ?? `attachment ${index + 1}${ending}`, bytes: bytesOf(attachment) };
}

const dateText = ({ headers, date }: Email): string | undefined =>
  headers.find(({ key }) => key === 'date')?.value ?? date;

/** Attachments of 20 MB have half of it. */
const MAX_LINES = 600_000;
const LINE_END = 10;

export async function textOfEmail(name: string, bytes: Uint8Array<ArrayBuffer>, reading: Reading): Promise<string> {
  if (bytes.filter((byte) => byte === LINE_END).length > MAX_LINES) throw isTooLong(name);
  const email = await PostalMime.parse(bytes, { rfc822Attachments: true, maxNestingDepth: 50 });
  if (email.attachments.some(({ mimeType }) => /pkcs7-mime|pgp-encrypted/.test(mimeType)) && !email.text && !email.html)
    throw isEncrypted(name);
  const text = mailText({
    headers: [
      ['From', email.from && addressText(email.from)],
      ['To', addressesText(email.to)],
      ['Cc', addressesText(email.cc)],
      ['Date', dateText(email)],
      ['Subject', email.subject],
    ],
    ...{ text: email.text, html: email.html },
  });
  return appendAttachments(text, email.attachments.filter((each) => !isInline(each)).map(attachedOf), reading);
}
