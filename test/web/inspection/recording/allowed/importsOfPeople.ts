const tableLayout = { sheet: 'a', encoding: 'a', delimiter: 'a', headerLine: 1 };
const reading = { dates: 'a', decimals: 'a', measure: 'a' };
/** How files are read. */
export const mapping = { units: { layout: tableLayout, columns: [{ index: 0, target: 'a', reading }] } };
const layouts = [
  {
    ...{ file: 'a', name: 'a', format: 'a', layout: tableLayout, sheets: ['a'], rows: 1, missing: ['a'], profile: 'a' },
    columns: [
      {
        ...{ header: 'a', samples: ['a'], filled: 1, mapping: { index: 0, target: 'a', reading } },
        doubts: [{ about: 'a', question: 'a' }],
      },
    ],
    preview: [{ line: 1, cells: ['a'], values: ['a'], problems: [{ index: 0, reason: 'a', fix: 'a' }] }],
  },
];
const changes = [{ file: 'a', key: 'a', line: 1, fields: [{ column: 'a', before: 'a', after: 'a' }] }];
/** An import with every text that people or their files bring. */
export const job = {
  id: 'a',
  failure: 'a',
  layouts,
  changes,
  problems: [{ value: 'a', reason: 'a', fix: 'a', column: 'a' }],
};
export const profile = {
  ...{ name: 'a', file: 'a', layout: tableLayout, savedBy: 'a', savedAt: 'a' },
  columns: [{ header: 'a', target: 'a', reading }],
};
