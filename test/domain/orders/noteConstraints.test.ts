import fc from 'fast-check';
import { clauseParts, noteClauses, noteConstraints } from '../../../src/domain/orders/noteConstraints';
import { sampleOrders } from '../../../src/sample/orders';
import { forAll } from '../builders/forAll';

test.each<[string, string[]]>([
  ['One.  Two! Three? Four', ['One', 'Two', 'Three?', 'Four']],
  ['One;two;  three', ['One', 'two', 'three']],
  ['One\r\n\r\nTwo\nThree', ['One', 'Two', 'Three']],
  ['Weighs 2.5 t. Fits', ['Weighs 2.5 t', 'Fits']],
  ['Approx. 84 in. at the gate', ['Approx. 84 in', 'at the gate']],
  ['Qty. 2, max. 3 ft. wide', ['Qty. 2, max. 3 ft. wide']],
  ['Copper?  Or not', ['Copper?', 'Or not']],
  [' . ; \n ', []],
])('%j has the clauses %j', (notes, clauses) => {
  expect(noteClauses(notes)).toEqual(clauses);
});

test.each([
  ['1. Copper', 'Copper'],
  ['12) Copper', 'Copper'],
  ['  3.   Copper', 'Copper'],
  ['-Copper', 'Copper'],
  ['-  Copper', 'Copper'],
  ['• Copper', 'Copper'],
  ['* Copper', 'Copper'],
  ['1.5 MVA', '1.5 MVA'],
  ['3 units', '3 units'],
  ['PO) Copper', 'PO) Copper'],
])('the line %j is the clause %j, without a bullet', (line, clause) => {
  expect(noteClauses(line)).toEqual([clause]);
});

test.each<[string, string[]]>([
  ['Copper  only, but aluminum is OK', ['copper only', 'aluminum is ok']],
  ['Copper but not only', ['copper', 'not only']],
  ['Firm however urgent although late though fine', ['firm', 'urgent', 'late', 'fine']],
  ['20,000 lb, at most', ['20,000 lb', 'at most']],
  ['Won’t fit', ["won't fit"]],
  [', ,', []],
])('%j has the parts %j, in lower case', (clause, parts) => {
  expect(clauseParts(clause)).toEqual(parts);
});

const found = (notes: string) => noteConstraints(notes).map(({ name }) => name);

test.each([
  ...'cabinet enclosure tank door bus lug lugs cable cables conductor conductors ground paint tag tags'.split(' '),
  ...['grounding pads', 'alloy tank'],
])('no aluminum %s says nothing of windings', (part) => {
  expect(found(`No aluminum ${part}`)).toEqual([]);
});

test.each([
  '6-hole spade',
  'six hole pads',
  '6hole pad',
  '6-hole NEMA terminal',
  'six-hole bushing',
  '6-hole terminals',
  '6 hole spade bushings on the LV side',
  'six-hole spades needed',
])('%s are six-hole spades', (words) => {
  expect(found(`LV: ${words}`)).toEqual(['Six-hole spades']);
});

test.each([
  '4-hole or 6hole spades',
  '4-hole or six-hole spades',
  '6-hole spades or 4-hole spades',
  '6hole spades or studs',
  'six-hole NEMA spades or studs',
])('%s is a choice that demands none', (notes) => {
  expect(found(notes)).toEqual([]);
});

test.each(['PCB below 1 ppm', 'PCBs content under 2 ppm', 'PCB to be less than 1 ppm', 'pcb <1 ppm', 'pcb < 1 ppm'])(
  '%s demands a fluid without PCB',
  (notes) => {
    expect(found(notes)).toEqual(['No PCB']);
  },
);

test.each([
  'Onsite before May',
  'On-site before May',
  'On site well ahead and surely before May',
  'Deliver before May',
  'Delivery prior to May',
  'Delivered no later than May',
  'Ship before May',
  'Shipped before May',
  'Shipment not later than May',
  'Arrive before May',
  'Arrives before May',
  'In service before May',
])('%s is a delivery date', (notes) => {
  expect(found(notes)).toEqual(['Delivery date']);
});

test('a date far from the word delivery is ignored', () => {
  expect(found('Received your drawings, thank you very much, long before the meeting')).toEqual([]);
});

test.each([
  'Liftgate needed',
  'Lift-gate needed',
  'Lift gate needed',
  'Forklift on hand',
  'Fork-lift on hand',
  'Flatbed',
  'Flat-bed',
  'Lowboy',
  'Low-boy',
  'Dock-high truck',
  'Dock high truck',
  'Max height 80 in',
  'Max. height 80 in',
  'Maximum height 80 in',
  'Overall height 80 in',
  'Deliver only mornings',
  'Deliveries are restricted',
  'Delivery restricted',
  'Delivered between 7 and 9',
])('%s limits the delivery', (notes) => {
  expect(found(notes)).toEqual(['Delivery']);
});

test.each(['No fork-lift needed', 'No forklift is required', 'No crane necessary'])('%s is no limit', (notes) => {
  expect(found(notes)).toEqual([]);
});

test.each([
  'Pad limit 60 in',
  'Pad limits attached',
  'Pad size 60 in',
  'Pad opening 20 in',
  'Existing pad',
  'Must fit',
])('%s speaks of the pad', (notes) => {
  expect(found(notes)).toEqual(['Pad']);
});

test('a refusal of something else before or after a demand does not deny it', () => {
  expect(found('Not red. Copper only')).toEqual(['Copper windings']);
  expect(found('No paint and certainly nothing that peels in sun, copper only')).toEqual(['Copper windings']);
  expect(found('Not the first time that we have asked for it: copper only')).toEqual(['Copper windings']);
  expect(found('Copper only as green is not wanted')).toEqual(['Copper windings']);
});

const counted = (notes: string) => noteConstraints(notes).flatMap(({ constraint }) => constraint ?? []);
const shown = (notes: string) =>
  noteConstraints(notes).flatMap(({ name, constraint }) => (constraint === null ? name : []));

test.each([
  'No aluminum.',
  'no aluminium windings',
  'No AL windings please',
  'Do not offer aluminium windings, the end user’s specification excludes them.',
  "Customer won't accept aluminum wound units",
  'We cannot use any aluminum windings here',
  'Aluminum windings are not acceptable',
  'Aluminum is not an option',
  'aluminum not allowed',
  'Aluminium windings prohibited by the utility',
  'Must not be aluminum',
  'Spec excludes aluminum',
  'COPPER ONLY',
  'CU windings only',
  'Cu only, per customer',
  'Copper windings required',
  'Copper-wound preferred',
  'All copper',
  'Unit must have copper windings',
  'Price is firm, but copper windings are required',
])('%s demands copper windings', (notes) => {
  expect(counted(notes)).toEqual(['copperWindings']);
});

test.each([
  'Aluminum is fine',
  'Aluminum windings acceptable',
  'Copper or aluminum windings',
  'not copper',
  'Not copper only, either will do',
  'Copper windings are not required',
  'Copper only?',
  'Copper only is not needed',
  'No objection to aluminum',
  'Spec does not exclude aluminum',
  'Customer does not require copper windings',
  'No need for copper windings only',
  'Not only aluminum',
  'Ship to Birmingham, AL',
  'No freight to AL before Monday',
  'Aluminum enclosure not acceptable',
  'No aluminum lugs',
  'Copper ground pad required',
  'Copper ground bus only',
  'No substitutions, aluminum is OK',
  'Curtain wall crew is only on site Mondays',
])('%s demands no winding material', (notes) => {
  expect(counted(notes)).toEqual([]);
});

test.each([
  'FR3 required',
  'FR3 is preferred because the vault is within 10 ft of the building',
  'Natural ester required.',
  'Fluid: FR3 only',
  'FR-3 fluid preferred',
  'Must be filled with FR3',
  'Customer prefers FR3',
  'End user requires a natural ester',
  'Fire marshal asked for FR3',
  'Envirotemp FR3 is strongly preferred',
])('%s demands an ester', (notes) => {
  expect(counted(notes)).toEqual(['ester']);
});

test.each([
  'No FR3',
  'FR3 not required',
  'FR3 is not preferred',
  'Does not require FR3',
  'FR3 or mineral oil',
  'FR3 required?',
  'Do not fill with FR3',
  'Existing unit holds FR3',
  'Polyester paint required',
])('%s demands no fluid', (notes) => {
  expect(counted(notes)).toEqual([]);
});

test.each([
  'No 6-hole spades',
  'six-hole spades not needed',
  '4-hole or 6-hole spades',
  '4-hole spades',
  'six holes in the pad',
])('%s demands no secondary bushings', (notes) => {
  expect(counted(notes)).toEqual([]);
});

test.each([
  ['No PCB', 'No PCB'],
  ['PCB-free certificate', 'No PCB'],
  ['PCB content below 1 ppm', 'No PCB'],
  ['Must ship by Friday', 'Delivery date'],
  ['Needed on site no later than 4 May', 'Delivery date'],
  ['On site before the new panelboard is energised', 'Delivery date'],
  ['crane is booked for the morning only', 'Delivery'],
  ['lift-gate delivery is not possible', 'Delivery'],
  ['There is no loading dock', 'Delivery'],
  ['We have no forklift', 'Delivery'],
  ['Height limit 84 in at the gate', 'Delivery'],
  ['Call the site superintendent 24 hours ahead', 'Delivery'],
  ['Delivery between 7 and 9 am only', 'Delivery'],
  ['Delivery limit of 20,000 lb on the access bridge', 'Delivery'],
  ['Non-PCB certificate wanted', 'No PCB'],
  ['the old pad is 4 in short on the depth', 'Pad'],
])('%s is shown, as %s, and cannot be counted', (notes, name) => {
  expect(shown(notes)).toEqual([name]);
  expect(counted(notes)).toEqual([]);
});

test.each([
  'No PCB test needed',
  'Shipped by others',
  'Required by the specification',
  'Confirm the outline drawing before shipping',
  'No crane needed',
  'Padlockable cabinet handle',
  'Partial payment received.',
  '',
])('%s is nothing to show', (notes) => {
  expect(noteConstraints(notes)).toEqual([]);
});

test('a quote is the clause to the letter, without its number or bullet', () => {
  expect(
    noteConstraints(
      '1. Replaces a failed unit; existing conductors are 4 × 500 kcmil per phase, six-hole spades needed. Paint it green.\n\n- Do not offer aluminium windings, the end user’s specification excludes them.',
    ),
  ).toEqual([
    {
      name: 'Copper windings',
      constraint: 'copperWindings',
      quote: 'Do not offer aluminium windings, the end user’s specification excludes them',
    },
    {
      name: 'Six-hole spades',
      constraint: 'sixHoleSpades',
      quote: 'existing conductors are 4 × 500 kcmil per phase, six-hole spades needed',
    },
  ]);
});

test('a decimal point and an abbreviation end no clause', () => {
  expect(noteConstraints('Height limit approx. 84.5 in. at the gate. Thanks')[0]?.quote).toBe(
    'Height limit approx. 84.5 in',
  );
});

test('a demand made twice is found once; delivery limits that differ are all shown', () => {
  expect(counted('No aluminum. Copper only. No aluminum.')).toEqual(['copperWindings']);
  expect(shown('Crane booked 7 to 9. No loading dock. Crane booked 7 to 9.')).toEqual(['Delivery', 'Delivery']);
});

test('the notes of the sample orders demand something of every kind', () => {
  const found = new Set(sampleOrders().flatMap(({ notes }) => noteConstraints(notes ?? '').map(({ name }) => name)));
  expect([...found].sort()).toEqual([
    'Copper windings',
    'Delivery',
    'Delivery date',
    'Natural ester',
    'No PCB',
    'Pad',
    'Six-hole spades',
  ]);
});

test('every quote occurs in the text', () => {
  const words = fc.constantFrom(
    ...'no not copper only aluminum FR3 is required ?'.split(' '),
    ...['. ', '; ', '\n', '1. ', ', '],
  );
  forAll(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((each) => each.join(' ')),
    ),
    (notes) => {
      for (const { quote } of noteConstraints(notes)) expect(notes).toContain(quote);
    },
  );
});
