import { appendAttachments, type Attached, type Reading } from './attachments';
import { mailText } from './mailText';
import type { Folder } from './compoundFile';

/** Properties of [MS-OXPROPS]. */
const ID = {
  ...{ subject: '0037', sentAt: 0x0039, deliveredAt: 0x0e06, senderName: '0C1A', senderAddress: '5D01' },
  ...{ oldSenderAddress: '0C1F', to: '0E04', cc: '0E03', body: '1000', html: '1013' },
  ...{ longName: '3707', shortName: '3704', displayName: '3001', content: '3701', contentId: '3712', type: '370E' },
  ...{ codePage: 0x3ffd, htmlCodePage: 0x3fde },
} as const;
const PROPERTIES = '__properties_version1.0';
const [TEXT, OLD_TEXT, BINARY, OBJECT] = ['001F', '001E', '0102', '000D'];
const [TOP_HEADER_BYTES, PART_HEADER_BYTES, PROPERTY_BYTES] = [32, 24, 16];
/** Between 1601, where Windows begins, and 1970, ms. */
const EPOCH_MS = 11_644_473_600_000;
const UTF_8 = 65001;

function decoderOf(page: number | null): TextDecoder {
  const names: Readonly<Record<number, string>> = { 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5' };
  const fallback = page === UTF_8 ? 'utf-8' : `windows-${page ?? 1252}`;
  try {
    return new TextDecoder(names[page ?? 0] ?? fallback);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** The value of a property with a fixed length. */
function fixedValue(folder: Folder, id: number, headerBytes: number): DataView | null {
  const bytes = folder.stream(PROPERTIES);
  if (bytes === null) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = headerBytes; at + PROPERTY_BYTES <= bytes.length; at += PROPERTY_BYTES)
    if (view.getUint16(at + 2, true) === id) return new DataView(bytes.buffer, bytes.byteOffset + at + 8, 8);
  return null;
}

const numberOf = (folder: Folder, id: number, headerBytes: number): number | null =>
  fixedValue(folder, id, headerBytes)?.getInt32(0, true) ?? null;

function timeOf(folder: Folder, id: number, headerBytes: number): string | null {
  const ticks = fixedValue(folder, id, headerBytes)?.getBigUint64(0, true);
  if (ticks === undefined) return null;
  const date = new Date(Number(ticks / 10_000n) - EPOCH_MS);
  return Number.isNaN(date.getTime()) ? null : date.toUTCString();
}

const streamName = (id: string, type: string | undefined): string => `__substg1.0_${id}${type}`;

function stringOf(folder: Folder, id: string, old: TextDecoder): string | null {
  const bytes = folder.stream(streamName(id, TEXT));
  const text = bytes ? new TextDecoder('utf-16le').decode(bytes) : oldString(folder, id, old);
  return text?.replaceAll('\0', '') ?? null;
}

function oldString(folder: Folder, id: string, old: TextDecoder): string | null {
  const bytes = folder.stream(streamName(id, OLD_TEXT));
  return bytes && old.decode(bytes);
}

function htmlOf(folder: Folder, headerBytes: number, old: TextDecoder): string | null {
  const bytes = folder.stream(streamName(ID.html, BINARY));
  if (bytes === null) return stringOf(folder, ID.html, old);
  return decoderOf(numberOf(folder, ID.htmlCodePage, headerBytes)).decode(bytes);
}

function senderOf(folder: Folder, old: TextDecoder): string | null {
  const name = stringOf(folder, ID.senderName, old);
  const addresses = [ID.senderAddress, ID.oldSenderAddress].map((id) => stringOf(folder, id, old));
  // Exchange writes internal addresses, '/o=…'.
  const address = addresses.find((each) => each?.includes('@')) ?? null;
  return name && address && name !== address ? `${name} <${address}>` : (name ?? address);
}

function attachedOf(folder: Folder, old: TextDecoder): Attached[] {
  const first = [ID.longName, ID.shortName, ID.displayName].map((id) => stringOf(folder, id, old)).find(Boolean);
  const name = first ?? 'attachment';
  const message = folder.folder(streamName(ID.content, OBJECT));
  if (message) return [{ name, message }];
  const bytes = folder.stream(streamName(ID.content, BINARY));
  const isInline = stringOf(folder, ID.contentId, old) && (stringOf(folder, ID.type, old) ?? '').startsWith('image/');
  return bytes === null || isInline ? [] : [{ name, bytes: new Uint8Array(bytes) }];
}

/** `isPart` is a message that another one has attached. */
export async function textOfOutlook(folder: Folder, reading: Reading, isPart = false): Promise<string> {
  const headerBytes = isPart ? PART_HEADER_BYTES : TOP_HEADER_BYTES;
  const old = decoderOf(numberOf(folder, ID.codePage, headerBytes));
  const text = mailText({
    headers: [
      ['From', senderOf(folder, old)],
      ['To', stringOf(folder, ID.to, old)],
      ['Cc', stringOf(folder, ID.cc, old)],
      ['Date', timeOf(folder, ID.sentAt, headerBytes) ?? timeOf(folder, ID.deliveredAt, headerBytes)],
      ['Subject', stringOf(folder, ID.subject, old)],
    ],
    ...{ text: stringOf(folder, ID.body, old), html: htmlOf(folder, headerBytes, old) },
  });
  const attached = folder.names
    .filter((name) => name.startsWith('__attach_version1.0_'))
    .toSorted()
    .flatMap((name) => attachedOf(folder.folder(name) ?? folder, old));
  return appendAttachments(text, attached, reading);
}
