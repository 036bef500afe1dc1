import { costLines } from '../../../../src/domain/cost/comparison/costLines';

const parts = { unit: 10_000, labor: 3_000, materials: 0, fr3Fill: 0, turnPull: 0, rewind: 0 };

test('unit, labor and materials always have a line, work only where it costs something', () => {
  expect(costLines({ costParts: parts })).toEqual([
    { label: 'Unit', text: '$10,000', dollars: 10_000 },
    { label: 'Unit labor', text: '$3,000', dollars: 3_000 },
    { label: 'Unit materials', text: '$0', dollars: 0 },
  ]);
  expect(costLines({ costParts: { ...parts, fr3Fill: 4_960, turnPull: 3_500, rewind: 1_200 } }).slice(3)).toEqual([
    { label: 'FR3 fill', text: '$4,960', dollars: 4_960 },
    { label: 'Turn pull', text: '$3,500', dollars: 3_500 },
    { label: 'Rewind', text: '$1,200', dollars: 1_200 },
  ]);
});

test('a cost that is not recorded is not 0', () => {
  expect(costLines({ costParts: { ...parts, labor: null } })[1]).toEqual({
    label: 'Unit labor',
    text: 'not recorded',
    dollars: null,
  });
});

test('parts that are not known have no lines', () => {
  expect(costLines({ costParts: null })).toEqual([]);
});
