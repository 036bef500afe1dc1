import { pdfFile } from './fixtures/pdfFile';
import { read, textOf } from './fixtures/read';

const PAGE = [
  [72, 700, 'Request for quotation 4711'],
  [72, 640, 'Qty'],
  [140, 640, 'kVA'],
  [220, 640, 'Secondary'],
  [72, 625, '2'],
  [140, 625, '1500'],
  [220, 625, '480Y/277'],
  [72, 610, '1'],
  [220, 610, '208Y/120'],
] as const;

test('columns of a PDF stay apart and in place', async () => {
  const text = await textOf('rfq.pdf', pdfFile({ pages: [PAGE] }));
  const [title, blank, head = '', first = '', second = ''] = text.split('\n');
  expect(title).toBe('Request for quotation 4711');
  expect(blank).toBe('');
  expect([head, first].map((line) => line.split(/ {2,}/))).toEqual([
    ['Qty', 'kVA', 'Secondary'],
    ['2', '1500', '480Y/277'],
  ]);
  // An empty cell stays empty.
  expect([first.indexOf('480Y'), second.indexOf('208Y')]).toEqual([head.indexOf('Sec'), head.indexOf('Sec')]);
});

test('words that are placed one by one are one line', async () => {
  const words = [
    [72, 700, 'Pad'],
    [92, 700, 'mount'],
    [72, 688, '75'],
    [83.2, 688, '0 kVA'],
  ] as const;
  expect(await textOf('rfq.pdf', pdfFile({ pages: [words] }))).toBe('Pad mount\n750 kVA');
});

test('lines are in the order of the page, whatever the order in the file', async () => {
  expect(
    await textOf(
      'rfq.pdf',
      pdfFile({
        pages: [
          [
            [72, 600, 'second'],
            [72, 612, 'first'],
          ],
        ],
      }),
    ),
  ).toBe('first\nsecond');
});

test('text printed twice for bold is read once', async () => {
  expect(
    await textOf(
      'rfq.pdf',
      pdfFile({
        pages: [
          [
            [72, 600, 'Bold'],
            [72.3, 600, 'Bold'],
          ],
        ],
      }),
    ),
  ).toBe('Bold');
});

test('values typed into a form are read beside their labels', async () => {
  const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (kva) /V (1500) /Rect [140 695 240 712] >>';
  const file = pdfFile({
    ...{ pages: [[[72, 700, 'Rating kVA:']]], extra: [field], pageEntries: '/Annots [4 0 R]' },
    catalog: '/AcroForm << /Fields [4 0 R] >>',
  });
  expect(await textOf('form.pdf', file)).toMatch(/^Rating kVA: +1500$/);
});

test('pages without text are named', async () => {
  expect(await textOf('rfq.pdf', pdfFile({ pages: [[[72, 600, 'Text']], [], []] }))).toBe(
    'Text\n\n(pages without text, not read: 2, 3)',
  );
});

test('a scan is refused as a picture', async () => {
  expect(await read('scan.pdf', pdfFile({ pages: [[]] }))).toEqual({
    refusal: 'scan.pdf contains only pictures. Pictures cannot be read: type or paste the text.',
  });
});

test('a PDF with a password is refused', async () => {
  const key = '0'.repeat(64);
  const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >> /ID [<00> <00>]`;
  expect(await read('secret.pdf', pdfFile({ pages: [PAGE], trailer }))).toEqual({
    refusal: 'secret.pdf is protected by a password. Save it without the password, or type or paste the text.',
  });
});

test.each([
  ['only a header', '%PDF-1.7\n'],
  ['random bytes', `%PDF-1.7\n${'\x01\x02<<>>obj endobj '.repeat(200)}`],
])('a damaged PDF with %s is refused', async (_what, file) => {
  expect(await read('torn.pdf', file)).toEqual({
    refusal: 'torn.pdf is damaged. Open it in its program and save it again, or type or paste the text.',
  });
});

test('a PDF with a wrong table of objects is still read', async () => {
  const file = pdfFile({ pages: [PAGE] }).replace(/startxref\n\d+/, 'startxref\n9');
  expect(await textOf('cut.pdf', file)).toContain('480Y/277');
});

test('scripts and far placed text of a PDF do no harm', async () => {
  const file = pdfFile({
    pages: [
      [
        [72, 700, 'kVA'],
        [9e9, 700, 'far'],
      ],
    ],
    catalog: '/OpenAction << /S /JavaScript /JS (globalThis.wasRun = true) >>',
  });
  const text = await textOf('rfq.pdf', file);
  expect(text.length).toBeLessThan(1000);
  expect(globalThis).not.toHaveProperty('wasRun');
});
