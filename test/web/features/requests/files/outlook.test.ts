import { compoundFile, fixedProperties, textProperties, type Content } from './fixtures/compoundFile';
import { read, textOf } from './fixtures/read';

const SENT_AT = new Date('2026-05-04T16:12:00Z');
const TOP = '__properties_version1.0';

const message = (texts: Readonly<Record<string, string>>, more: Content = {}): Buffer =>
  compoundFile({ [TOP]: fixedProperties(32, { 0x0039: SENT_AT }), ...textProperties(texts), ...more });

const HEADERS = { '0C1A': 'José Ortiz', '0C1F': 'jose@utility.example', '0E04': 'Sales', '0037': 'RFQ' };
const SHOWN = 'From: José Ortiz <jose@utility.example>\nTo: Sales\nDate: Mon, 04 May 2026 16:12:00 GMT\nSubject: RFQ';

const attachment = (name: string, content: Buffer, more: Readonly<Record<string, string>> = {}): Content => ({
  [TOP]: fixedProperties(8, {}),
  ...textProperties({ '3707': name, ...more }),
  __substg1_0: Buffer.alloc(0),
  '__substg1.0_37010102': content,
});

test('a message of Outlook is read with its headers', async () => {
  expect(await textOf('rfq.msg', message({ ...HEADERS, '1000': 'Need two\r\n750 kVA pads.' }))).toBe(
    `${SHOWN}\n\nNeed two\n750 kVA pads.`,
  );
});

test('a long message is read whole', async () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `Line ${index}`).join('\n');
  expect(await textOf('rfq.msg', message({ ...HEADERS, '1000': lines }))).toBe(`${SHOWN}\n\n${lines}`);
});

test('a message with HTML only is read in its code page', async () => {
  const file = compoundFile({
    [TOP]: fixedProperties(32, { 0x3fde: 1250 }),
    '__substg1.0_10130102': Buffer.from('<p>\x93750 kVA\x94 \xb1 1%</p>', 'latin1'),
  });
  expect(await textOf('rfq.msg', file)).toBe('“750 kVA” ± 1%');
});

test('a message without Unicode is read in its code page', async () => {
  const file = compoundFile({
    [TOP]: fixedProperties(32, { 0x3ffd: 1250 }),
    '__substg1.0_0037001E': Buffer.from('Dvo\xf8\xe1k', 'latin1'),
    '__substg1.0_1000001E': Buffer.from('750 kVA', 'latin1'),
  });
  expect(await textOf('rfq.msg', file)).toBe('Subject: Dvořák\n\n750 kVA');
});

test("an address of Exchange's own is left out", async () => {
  const file = message({ '0C1A': 'Jo', '0C1F': '/o=Exchange/ou=First', '1000': 'One pad.' });
  expect(await textOf('rfq.msg', file)).toContain('From: Jo\n');
});

test('attachments follow: files, messages, and why others do not', async () => {
  const inner = {
    [TOP]: fixedProperties(24, { 0x0039: SENT_AT }),
    ...textProperties({ '0037': 'Inner', '1000': 'FR3' }),
  };
  const file = message(
    { ...HEADERS, '1000': 'See attached.' },
    {
      '__attach_version1.0_#00000000': attachment('list.csv', Buffer.from('Qty,kVA\n2,750')),
      '__attach_version1.0_#00000001': {
        ...textProperties({ '3001': 'Inner message' }),
        '__substg1.0_3701000D': inner,
      },
      '__attach_version1.0_#00000002': attachment('IMG_1.png', Buffer.from('89504e47', 'hex')),
      '__attach_version1.0_#00000003': attachment('logo.png', Buffer.from('89504e47', 'hex'), {
        ...{ '3712': 'logo@x', '370E': 'image/png' },
      }),
    },
  );
  expect(await textOf('rfq.msg', file)).toBe(
    [
      ...[SHOWN, 'See attached.', '--- list.csv ---\nQty\tkVA\n2\t750'],
      ...['--- Inner message ---\nDate: Mon, 04 May 2026 16:12:00 GMT\nSubject: Inner', 'FR3'],
      '--- IMG_1.png ---\n(IMG_1.png is a picture. Pictures cannot be read: type or paste the text.)',
    ].join('\n\n'),
  );
});

test.each([
  ['EncryptedPackage', 'rfq.x is protected by a password. Save it without the password, or type or paste the text.'],
  ['WordDocument', 'rfq.x is an old Word file. Save it as .docx, or type or paste the text.'],
  ['Workbook', 'rfq.x is an old Excel file. Save it as .xlsx, or type or paste the text.'],
  [
    'Contents',
    'rfq.x is not a kind of file that can be read (mail, PDF, Word, Excel, CSV, text). Save it as one of these, or type or paste the text.',
  ],
])('a compound file with %s is refused', async (stream, refusal) => {
  expect(await read('rfq.x', compoundFile({ [stream]: Buffer.from('x') }))).toEqual({ refusal });
});

describe('a damaged message is refused', () => {
  const whole = message({ ...HEADERS, '1000': 'Need two pads. '.repeat(1000) });
  const changed = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(whole);
    change(bytes);
    return bytes;
  };
  const tableAt = (whole.readUInt32LE(76) + 1) * 512;
  const directoryAt = (whole.readUInt32LE(48) + 1) * 512;

  test.each([
    ['cut off', whole.subarray(0, 700)],
    ['of a header only', whole.subarray(0, 8)],
    ['with a chain in a circle', changed((bytes) => bytes.fill(0, tableAt, tableAt + 512))],
    ['with a folder in itself', changed((bytes) => bytes.writeUInt32LE(1, directoryAt + 128 + 72))],
    ['with a list of tables in a circle', changed((bytes) => bytes.writeUInt32LE(0, 68))],
  ])('%s', async (_how, bytes) => {
    expect(await read('torn.msg', bytes)).toEqual({
      refusal: 'torn.msg is damaged. Open it in its program and save it again, or type or paste the text.',
    });
  });
});
