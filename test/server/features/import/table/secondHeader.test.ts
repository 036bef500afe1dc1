import { joinedHeader } from '../../../../../src/server/features/import/table/shape/secondHeader';

const cells = (line: string) => line.split(',');

test.each([
  ['a line of units', 'Tag,kVA,Height,Weight', ',,in,lbs', 'Tag,kVA,Height (in),Weight (lbs)'],
  ['units in brackets', 'Unit,HV,Fluid', ',(kV),[L]', 'Unit,HV (kV),Fluid (L)'],
  [
    'units in words',
    'Unit,H,Mass,Oil',
    ',millimetres,metric tons,liters',
    'Unit,H (millimetres),Mass (metric tons),Oil (liters)',
  ],
  ['units among others', 'Unit,kVA,Height,Mass', ',MVA,hands,kg', 'Unit,kVA (MVA),Height (hands),Mass (kg)'],
  ['a unit of money', 'Unit,Mass,Cost', ',(kg),(US$ x 1000)', 'Unit,Mass (kg),Cost (US$ x 1000)'],
  ['thousands', 'Unit,Mass,Price', ',kg,$000s', 'Unit,Mass (kg),Price ($000s)'],
  ['a pattern of dates', 'Unit,Tested,Mass', ',mm/yyyy,kg', 'Unit,Tested (mm/yyyy),Mass (kg)'],
  ['names below a title', 'ID,Primary,,Cond', ',Volts,Conn,', 'ID,Primary · Volts,Primary · Conn,Cond'],
  ['names beside a title', ',,Tank,', 'ID,kVA,Width,Depth', 'ID,kVA,Tank · Width,Tank · Depth'],
])('%s is a second header line', (_what, header, second, joined) => {
  expect(joinedHeader(cells(header), cells(second))).toEqual(cells(joined));
});

test("a title's unit is that of the names below it", () => {
  expect(joinedHeader(['ID', 'Size, mm', ''], ['', 'High', 'Wide'])).toEqual([
    'ID',
    'Size · High, mm',
    'Size · Wide, mm',
  ]);
});

test('a name with a unit of its own has not that of the title', () => {
  expect(joinedHeader(['ID', 'Case (mm)', ''], ['', 'Wide', 'Mass (kg)'])).toEqual([
    'ID',
    'Case · Wide, mm',
    'Case · Mass (kg)',
  ]);
});

test.each([
  ['a row', 'Tag,kVA,Cond', '90211,500,RC'],
  ['a row without digits', 'Tag,kVA,Cond', 'no tag,,burnt'],
  ['a row with a cell of no column', 'Tag,kVA,,Cond', 'T7,75,leaks,RC'],
  ['a title', 'Tag,kVA,Cond', 'PAD MOUNTS,,'],
  ['a title below a column without a name', ',kVA,Cond', 'PAD MOUNTS,,'],
  ['a row of words', 'Tag,HV,LV,Cond,Yard', 'none,kV,low,burnt,Tulsa'],
  ['one unit', 'Tag,kVA,Height', ',,in'],
  ['nothing', 'Tag,kVA,Height', ',,'],
])('%s is no second header line', (_what, header, second) => {
  expect(joinedHeader(cells(header), cells(second))).toBeNull();
});
