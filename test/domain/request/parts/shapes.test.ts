import { asked } from '../readAsked';
import { readsLines } from '../sentences/said';

describe('counts, kinds and ratings by the shape of a text', () => {
  readsLines(
    ['quantity', 'kva_rating', 'unit_type'],
    [
      ['Can you lease us one padmount for July? Three phase, 750 kVA, 12470D to 480Y/277.', '1 | 750 | pad'],
      ['Could you hold one padmount? Three phase, 750 kVA, 12470D to 480Y/277.', '1? | 750 | -'],
      ['One final change: FR3.\n\n> Two 500 kVA pads, 12470D to 480Y/277, mineral oil.', '2 | 500 | pad'],
      [
        'Quantity: three (3) padmounted transformers, 500 kVA, 12470D to 480Y/277.\n\n(The old section asked for nine transformers and is superseded.)',
        '3 | 500 | pad',
      ],
      ['Two of the old pads get new ones: 2 ea padmounts, 500 kVA, 12470D to 480Y/277.', '2 | 500 | pad'],
      ['The old pads stay. 2 ea padmounts, 500 kVA, 12470D to 480Y/277.', '2 | 500 | pad'],
      [
        'The oven draws 31 kVA per phase today, so 150 kVA total (50 kVA per phase) in one padmount, quantity 1, 4160D to 208Y/120.',
        '1 | 150 | pad',
      ],
      [
        'Line 1. Qty 7. Padmount, 500 kVA, 12470D to 480Y/277\nLine 2. Qty 2. Padmount, 300 kVA, 12470D to 480Y/277',
        '7 | 500 | pad',
        '2 | 300 | pad',
      ],
      ['We need a 300 and a 500 kVA pad, both 12470D to 480Y/277.', '1? | 300 | pad', '1? | 500 | pad'],
    ],
  );
});

describe('columns of a table', () => {
  readsLines(
    ['quantity', 'kva_rating', 'oil_type'],
    [
      ['Item  Qty  kVA  Fluid\n1  6  50  mineral oil\n12  20  1500  FR3', '6 | 50 | Mineral Oil', '20 | 1500 | FR3'],
      [
        'Item     Qty   kVA    Fluid\n1        6     50     mineral oil\n2        20           FR3\n3        2     75     FR3',
        '6 | 50 | Mineral Oil',
        '2 | 75 | FR3',
      ],
    ],
  );
});

describe('what a later message takes back', () => {
  readsLines(
    ['oil_type', 'coil_type'],
    [
      ['Lose the copper, please.\n\n> Two 500 kVA pads, 12470D to 480Y/277, copper, FR3.', 'FR3 | Copper?'],
      ['Please drop the price.\n\n> Two 500 kVA pads, 12470D to 480Y/277, copper, FR3.', 'FR3 | Copper'],
    ],
  );
});

describe('fronts and feeds of one kind of unit', () => {
  const LIST =
    'Item 1: 2 ea padmounts, 3 phase, 500 kVA, 12470D to 480Y/277\nItem 2: 6 ea pole mounts, 25 kVA, 7200 V to 240/120\n\n';
  readsLines(
    ['unit_type', 'feed', 'front', 'oil_type'],
    [
      [`${LIST}Pad-mounts dead front, loop. Everything in FR3.`, 'pad | loop | dead | FR3', 'pole | - | - | FR3'],
      [`${LIST}The pole mounts have mineral oil.`, 'pad | - | - | -', 'pole | - | - | Mineral Oil'],
      ['Two 500 kVA, 12470D to 480Y/277.\nPads loop, dead front.', 'pad | loop | dead | -'],
    ],
  );
});

describe('levels of insulation', () => {
  readsLines(
    ['bil', 'secondary_bil'],
    [
      ['One 2500 kVA pad\n13800 delta primary, 95 kV BIL\n4160Y/2400 V secondary, 60 kV BIL', '95 | 60'],
      ['One 750 kVA pad\n13800 delta primary\n480Y/277 secondary, 95 kV BIL', '95 | -'],
      ['One 750 kVA pad, high side 34500D, BIL 150 kV, low side 480Y/277', '150 | -'],
      ['One 750 kVA pad, 13800D, BIL 95 kV high side, 480Y/277', '95 | -'],
    ],
  );
});

describe('connections, fluids and conditions', () => {
  readsLines(
    ['primary_voltage_kv', 'oil_type', 'condition'],
    [
      ['Qty 1 pad, 500 kVA\nPrimary: 4160 V\nPrimary winding: wye\nSecondary: 480Y/277', '4160Y | - | -'],
      ['Qty 1 pad, 500 kVA\nPrimary: 4160D\nWinding: copper\nSecondary: 480Y/277', '4160D | - | -'],
      ['Two 500 kVA pads, 12470D to 480Y/277. Nothing with mineral oil, please.', '12470D | not Mineral Oil | -'],
      ['Two 500 kVA pads, 12470D to 480Y/277. Nothing but mineral oil.', '12470D | Mineral Oil | -'],
      ["Two 500 kVA pads, 12470D to 480Y/277. We don't want: anything rebuilt.", '12470D | - | -'],
      ['Two 500 kVA pads, 12470D to 480Y/277, ester naturel / natural ester', '12470D | Natural Ester | -'],
      ['Two 500 kVA pads, 12470D to 480Y/277, mineral or rapeseed fluid', '12470D | Mineral Oil? | -'],
      ['Two 500 kVA pads, 12470D to 480Y/277, mineral oil or equal', '12470D | Mineral Oil | -'],
      ['Two 500 kVA pads, 12470D to 480Y/277, mineral or veg oil', '12470D | Mineral Oil or Natural Ester | -'],
      ['Two 500 kVA pads, 12470D to 480Y/277, ester or mineral oil', '12470D | Ester or Mineral Oil | -'],
    ],
  );
});

describe('a story about a unit asks for none', () => {
  readsLines(
    ['kva_rating'],
    [
      ['Yesterday the crew opened a 750 kVA, 12.47 kV unit and found water in it.', '750?'],
      ['Yesterday the crew opened a 750 kVA, 12.47 kV unit. Please quote one of the same.', '750'],
    ],
  );
});

describe('people and places', () => {
  const PAD = 'One 500 kVA pad, 12470D to 480Y/277.';
  test('a person before a company is the contact', () => {
    expect(asked(`${PAD} Cell 937-555-0149 Ruth Ames, Barrow Egg Farms`)).toMatchObject({
      contact: 'Ruth Ames',
      customer: 'Barrow Egg Farms',
    });
    expect(asked(`Requested by:   Ruth Ames, Purchasing       Phone: 208-555-0146\n${PAD}`)).not.toHaveProperty(
      'customer',
    );
    expect(asked(`${PAD}\n\nThanks,\nRuth Ames\nBarrow Feed, Inc.`)).toMatchObject({ customer: 'Barrow Feed, Inc.' });
  });

  test('a word with a comma above a full name closes the text', () => {
    expect(asked(`${PAD}\n\nHochachtungsvoll,\nDr. Ruth Ames\nBarrow Egg Farms`)).toMatchObject({
      contact: 'Ruth Ames',
    });
    expect(asked(`${PAD}\n\nRuth,\nplease call back`).contact ?? '').not.toBe('please call back');
  });

  test('a name can begin with a small letter and an apostrophe', () => {
    expect(asked(`${PAD}\n\nAnne d'Arcy\nBarrow Egg Farms`)).toMatchObject({ contact: "Anne d'Arcy" });
  });

  test('a number can begin the name of a place', () => {
    expect(asked(`${PAD} Deliver to 70 Mile House, BC.`)).toMatchObject({ place: '70 Mile House, BC' });
    expect(asked(`${PAD} Deliver to 70 Mill Lane, Keene, NH.`)).toMatchObject({ place: 'Keene, NH' });
  });

  test('a delivery counts more than a site', () => {
    expect(asked(`Our plant in Dayton runs short. ${PAD} Please ship to our dealer in Elko, NV.`)).toMatchObject({
      place: 'Elko, NV',
    });
    expect(asked(`For our plant in Elko, NV. ${PAD}`)).toMatchObject({ place: 'Elko, NV' });
  });
});
