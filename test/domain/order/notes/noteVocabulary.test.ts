import { noteConstraints } from '../../../../src/domain/order/notes/noteConstraints';

const found = (notes: string) => noteConstraints(notes).map(({ name }) => name);

test.each([
  'cabinet',
  'enclosure',
  'tank',
  'door',
  'bus',
  'lug',
  'lugs',
  'cable',
  'cables',
  'conductor',
  'conductors',
  'ground',
  'grounding pads',
  'paint',
  'tag',
  'tags',
  'alloy tank',
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

test('a date that stands far from the delivery is none of it', () => {
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
