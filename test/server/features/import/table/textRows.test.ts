import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { DELIMITERS } from '../../../../../src/contract/import/mapping';
import { FileError, type TableRow } from '../../../../../src/server/features/import/table/tableRow';
import { readTextRows } from '../../../../../src/server/features/import/table/textRows';
import { useWorkplace } from '../files';

const workplace = useWorkplace();

async function rowsOf(content: string, delimiter: (typeof DELIMITERS)[number] = ','): Promise<TableRow[]> {
  const path = await workplace.write('file', content);
  const rows: TableRow[] = [];
  await readTextRows(path, { encoding: 'utf-8', delimiter }, async (batches) => {
    for await (const batch of batches) rows.push(...batch);
  });
  return rows;
}
const cellsOf = async (...args: Parameters<typeof rowsOf>) => (await rowsOf(...args)).map(({ cells }) => [...cells]);

test.each(DELIMITERS)(
  'an unquoted formula of a text is the text, between %j and at the ends of a line',
  async (mark) => {
    const content = `IC#${mark}Cond\n="0091701"${mark}RC\r\n="0091702"${mark}="Ré C"\nx${mark}="0091703"`;
    expect(await cellsOf(content, mark)).toEqual([
      ['IC#', 'Cond'],
      ['0091701', 'RC'],
      ['0091702', 'Ré C'],
      ['x', '0091703'],
    ]);
  },
);

test.each(['a="0091701",b', '="00"91701",b', 'a,= "0091701"'])('%s stays invalid', async (row) => {
  await expect(rowsOf(`x,y\n${row}\n`)).rejects.toThrow(FileError);
});

test('the line of an error counts the formulas before it as they are in the file', async () => {
  const fine = Array.from({ length: 60 }, (_, index) => `="${String(index).padStart(7, '0')}",b`).join('\n');
  const refusal: unknown = await rowsOf(`${fine}\nx,a"b\n="1",c\n`).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ line: 61 });
});

test('a quoted cell is read as it is, whatever is inside', async () => {
  const piece = fc.constantFrom('="', '"', ',', '\n', '=', '0091701', '="0091701"', ' ');
  const cell = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 }), async (rows) => {
      const content = stringify([...rows, ['end', 'end']], { quoted: true });
      const read = await cellsOf(content);
      expect(read.at(-1)).toEqual(['end', 'end']);
      const filled = rows.filter((cells) => cells.some((each) => each.trim() !== ''));
      expect(read.slice(0, -1)).toEqual(filled);
    }),
    { numRuns: 60 },
  );
});
