import { pdfFile } from './fixtures/pdfFile';
import { read, textOf } from './fixtures/read';
import { paragraph, wordFile } from './fixtures/zipFile';

const HEADERS = [
  'Received: from relay.example.com by mail.example.com; Mon, 4 May 2026 09:12:00 -0700',
  'From: =?utf-8?Q?Jos=C3=A9?= Ortiz <jose@utility.example>',
  'To: Sales <sales@example.com>, bids@example.com',
  'Date: Mon, 4 May 2026 09:12:00 -0700',
  'Subject: RFQ =?iso-8859-1?B?NzUwIGtWQQ==?=',
  'MIME-Version: 1.0',
];
const SHOWN = [
  'From: José Ortiz <jose@utility.example>',
  'To: Sales <sales@example.com>, bids@example.com',
  'Date: Mon, 4 May 2026 09:12:00 -0700',
  'Subject: RFQ 750 kVA',
].join('\n');

const mail = (...lines: readonly string[]) => [...HEADERS, ...lines].join('\r\n');
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n');

interface Part {
  readonly type: string;
  readonly content: string | Buffer;
  readonly headers?: readonly string[];
}

const multipart = (kind: string, ...parts: readonly Part[]) =>
  mail(
    `Content-Type: multipart/${kind}; boundary="b"`,
    '',
    ...parts.flatMap(({ type, content, headers = [] }) => [
      ...['--b', `Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...headers, '', base64(content)],
    ]),
    '--b--',
  );

const attached = (name: string, content: string | Buffer, type = 'application/octet-stream'): Part => ({
  ...{ type, content },
  headers: [`Content-Disposition: attachment; filename="${name}"`],
});
const BODY: Part = { type: 'text/plain; charset=utf-8', content: 'See attached.' };

test.each([
  [
    'quoted-printable',
    'iso-8859-1',
    'quoted-printable',
    '750=A0kVA =\r\npad, 12.47=20kV =B11%',
    '750\u00a0kVA pad, 12.47 kV ±1%',
  ],
  ['base64', 'utf-8', 'base64', base64('480Y/277 — “loop”'), '480Y/277 — “loop”'],
  ['Windows-1250', 'windows-1250', 'quoted-printable', '=931500 kVA=94', '“1500 kVA”'],
  ['no encoding', 'us-ascii', '7bit', '2 pads', '2 pads'],
])('a mail in %s is read with its headers', async (_name, charset, encoding, body, expected) => {
  const text = mail(`Content-Type: text/plain; charset=${charset}`, `Content-Transfer-Encoding: ${encoding}`, '', body);
  expect(await textOf('rfq.eml', text)).toBe(`${SHOWN}\n\n${expected}`);
});

test('a mail is recognized without its name', async () => {
  expect(await textOf('message', mail('', 'Need one pad.'))).toBe(`${SHOWN}\n\nNeed one pad.`);
});

test('a mail that someone pasted into a text stays as it is', async () => {
  const text = 'From: Bob\nTo: Sales\nSubject: RFQ\n\nNeed one pad.';
  expect(await textOf('rfq.txt', text)).toBe(text);
});

test('an HTML-only mail becomes text', async () => {
  const html =
    '<style>p{color:red}</style><p>Need <b>two</b> pads:</p><ul><li>750&nbsp;kVA</li><li>500 kVA<br>loop</li></ul>';
  expect(await textOf('rfq.eml', mail('Content-Type: text/html', '', html))).toBe(
    `${SHOWN}\n\nNeed two pads:\n\n- 750 kVA\n- 500 kVA\nloop`,
  );
});

test('the text part wins, unless the HTML has a table', async () => {
  const plain = { type: 'text/plain', content: 'Plain 750 kVA' };
  const html = (content: string) => ({ type: 'text/html', content });
  const table = '<table><tr><td>2</td><td>750 kVA</td></tr></table>';
  expect(await textOf('a.eml', multipart('alternative', plain, html('<p>HTML 750 kVA</p>')))).toBe(
    `${SHOWN}\n\nPlain 750 kVA`,
  );
  expect(await textOf('a.eml', multipart('alternative', plain, html(table)))).toBe(`${SHOWN}\n\n2\t750 kVA`);
});

test('attachments that can be read follow the text', async () => {
  const file = multipart(
    'mixed',
    ...[BODY, attached('spec.txt', '1500 kVA', 'text/plain'), attached('list.csv', 'Qty,kVA\n2,750')],
    attached('letter.docx', await wordFile(paragraph('FR3 fluid'))),
    attached('rfq.pdf', pdfFile({ pages: [[[72, 700, 'Pad mount']]] }), 'application/pdf'),
  );
  expect(await textOf('rfq.eml', file)).toBe(
    `${SHOWN}\n\nSee attached.\n\n--- spec.txt ---\n1500 kVA\n\n--- list.csv ---\nQty\tkVA\n2\t750\n\n` +
      '--- letter.docx ---\nFR3 fluid\n\n--- rfq.pdf ---\nPad mount',
  );
});

test('an attachment that cannot be read is named with its reason', async () => {
  const file = multipart('mixed', BODY, attached('IMG_1.jpg', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'));
  expect(await textOf('rfq.eml', file)).toBe(
    `${SHOWN}\n\nSee attached.\n\n--- IMG_1.jpg ---\n` +
      '(IMG_1.jpg is a picture. Pictures cannot be read: type or paste the text.)',
  );
});

test('a picture within the text, like a logo, is left out', async () => {
  const html = { type: 'text/html', content: '<p>Need one pad.</p><img src="cid:logo">' };
  const logo = {
    ...{ type: 'image/png; name="logo.png"', content: Buffer.from('89504e47', 'hex') },
    headers: ['Content-ID: <logo>', 'Content-Disposition: inline; filename="logo.png"'],
  };
  expect(await textOf('rfq.eml', multipart('related', html, logo))).toBe(`${SHOWN}\n\nNeed one pad.`);
});

test('a mail attached to a mail is read with its own headers', async () => {
  const inner = 'From: a@b.example\r\nSubject: Inner\r\nMIME-Version: 1.0\r\n\r\n500 kVA';
  const file = multipart('mixed', BODY, attached('inner.eml', inner, 'application/octet-stream'));
  expect(await textOf('rfq.eml', file)).toBe(
    `${SHOWN}\n\nSee attached.\n\n--- inner.eml ---\nFrom: a@b.example\nSubject: Inner\n\n500 kVA`,
  );
});

test('mails in mails end at the fifth', async () => {
  let file = mail('', 'innermost');
  for (let depth = 0; depth < 8; depth += 1) file = multipart('mixed', BODY, attached(`${depth}.eml`, file));
  const text = await textOf('rfq.eml', file);
  expect(text).toContain('(attachments not read: 3.eml)');
  expect(text).not.toContain('innermost');
});

test('an encrypted mail is refused', async () => {
  const file = mail(
    ...['Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"'],
    ...['Content-Transfer-Encoding: base64', '', base64('secret')],
  );
  expect(await read('rfq.eml', file)).toEqual({
    refusal: 'rfq.eml is encrypted. Open it in your mail program, and type or paste the text.',
  });
});

test('a mail loads nothing and runs nothing', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const html =
    '<img src="https://tracker.example/x.gif" onerror="globalThis.wasRun = 1"><script>globalThis.wasRun = 1</script>' +
    '<link rel="stylesheet" href="https://tracker.example/x.css"><iframe src="https://tracker.example"></iframe>One pad.';
  expect(await textOf('rfq.eml', mail('Content-Type: text/html', '', html))).toBe(`${SHOWN}\n\nOne pad.`);
  expect(fetched).not.toHaveBeenCalled();
  expect(globalThis).not.toHaveProperty('wasRun');
  expect(document.body.innerHTML).not.toContain('tracker');
  fetched.mockRestore();
});

test('a mail nested in parts without end is refused', async () => {
  const parts = Array.from({ length: 300 }, (_, index) =>
    [`Content-Type: multipart/mixed; boundary="b${index}"`, '', `--b${index}`].join('\r\n'),
  );
  expect(await read('rfq.eml', mail(...parts, '', 'x'))).toEqual({
    refusal: 'rfq.eml is damaged. Open it in its program and save it again, or type or paste the text.',
  });
});

test('a mail of more lines than 20 MB of attachments have is refused', async () => {
  expect(await read('rfq.eml', `From: a@b.example\n\n${'\n'.repeat(600_000)}`)).toEqual({
    refusal: 'rfq.eml contains more than 1,000,000 characters of text. Paste only the part that is the request.',
  });
});
