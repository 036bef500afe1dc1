import {
  familyOf,
  fluidDemand,
  fluidFamilyOf,
  fluidOf,
  fusingDemand,
  fusingOf,
  secondaryBushingsIn,
  unitKindDemand,
  unitKindOf,
} from '../../../../src/domain/matching/reading/fittings';

/** Domain facts, vocabulary, and how people write it. */
test.each([
  [
    'mineral',
    'mineral',
    ['Mineral Oil', 'mineral', 'MO', 'M.O.', 'oil', 'Transformer oil', 'Univolt N61', 'Min. oil', 'Oil filled'],
  ],
  [
    'fr3',
    'ester',
    ['FR3', 'FR-3', 'fr 3', 'Envirotemp', 'Envirotemp FR3 fluid', 'FR3 natural ester', 'natural ester (FR3)'],
  ],
  ['biotemp', 'ester', ['BIOTEMP', 'natural ester (BIOTEMP)']],
  ['naturalEster', 'ester', ['Natural Ester', 'natural-ester', 'vegetable', 'MIDEL eN 1215', 'soybean oil']],
  ['syntheticEster', 'ester', ['synthetic ester', 'MIDEL', 'Midel 7131', 'Envirotemp 200']],
  ['ester', 'ester', ['ester', 'Esters']],
  ['rTemp', 'legacy', ['R-Temp', 'RTemp', 'R TEMP', 'R Temp fluid']],
  ['silicone', 'legacy', ['Silicone', 'silicon']],
  ['beta', 'legacy', ['BETA']],
  ['wecosol', 'legacy', ['Wecosol']],
  ['askarel', 'legacy', ['Askarel', 'PCB', 'Pyranol', 'Inerteen', 'PCB filled']],
] as const)('%s, of the family %s, is written %j', (fluid, family, texts) => {
  expect(texts.map((text) => fluidOf(text))).toEqual(texts.map(() => fluid));
  expect([familyOf(fluid), fluidFamilyOf(texts[0])]).toEqual([family, family]);
});

test.each([
  ...[
    'Mineral Oil, < 50 ppm PCB',
    'Mineral oil (PCB 2 ppm)',
    'non-PCB mineral oil',
    'MO, PCB <1 ppm',
    'no PCB, mineral',
  ],
  ...['PCB free mineral oil', 'mineral oil, less than 2 ppm PCB'],
])('%j is mineral oil without PCB', (text) => {
  expect(fluidOf(text)).toBe('mineral');
});

/** 50 ppm and more is PCB (40 CFR 761.3). */
test.each(['Mineral oil, 120 ppm PCB', 'Mineral oil (PCB 500 ppm)', 'oil w/ PCB'])(
  '%j is not taken for plain oil',
  (text) => {
    expect(fluidOf(text)).not.toBe('mineral');
  },
);

test.each(['', 'Unknown', 'water', 'FR3 or mineral', 'no FR3', null])('%j names no fluid of a unit', (text) => {
  expect(fluidOf(text)).toBeNull();
});

const ESTERS = ['fr3', 'biotemp', 'naturalEster', 'syntheticEster', 'ester'];

test.each([
  ['FR3', ['fr3'], []],
  ['FR3 or mineral', ['fr3', 'mineral'], []],
  ['ester', ESTERS, []],
  ['non-ester', [], ESTERS],
  ['no FR3', [], ['fr3']],
  ['mineral, no esters', ['mineral'], ESTERS],
  ['Any natural ester', ESTERS, []],
])('%j requires %j and denies %j', (text, requested, denied) => {
  expect(fluidDemand(text)).toMatchObject({ included: new Set(requested), excluded: new Set(denied) });
});

test('text of no fluid requires none', () => {
  expect(fluidDemand('water')).toBeNull();
});

const [LOW, HIGH] = [['lowFaults', 'fieldReplaceable'], ['highFaults']] as const;

/** An isolation link is no fuse; a full range clears all faults, but is not replaced from outside. */
test.each([
  ['Bay-O-Net w/ Isolation Link', LOW],
  ['Bay-O-Net', LOW],
  ['bayonet fuses', LOW],
  ['Bay O Net w/ Partial Range CLF', [...LOW, ...HIGH]],
  ['BON + PRCL', [...LOW, ...HIGH]],
  ['Full Range CLF', ['lowFaults', 'highFaults']],
  ['Loadbreak Switch + Bay-O-Net', [...LOW, 'loadbreak']],
  ['Current-limiting fuse', HIGH],
  ['None', []],
  ['no fuses', []],
  ['Isolation Link', []],
])('%j does %j', (text, does) => {
  expect([...(fusingOf(text)?.does ?? ['unread'])].sort()).toEqual([...does].sort());
});

test.each(['', 'N/A', 'Unknown', 'Expulsion', 'Nonesuch', null])('%j names no fusing', (text) => {
  expect(fusingOf(text)).toBeNull();
});

test('an order may name alternatives, and none of them can be read if one cannot', () => {
  expect(fusingDemand('Full Range CLF or Bay-O-Net')?.map(({ does }) => [...does].sort())).toEqual([
    ['highFaults', 'lowFaults'],
    ['fieldReplaceable', 'lowFaults'],
  ]);
  expect(fusingDemand('Bay-O-Net or expulsion')).toBeNull();
});

test('an order may deny a device, or require one alone', () => {
  expect(fusingDemand('Bay-O-Net, no CLF')).toMatchObject([{ excluded: new Set(['currentLimiting']), isOnly: false }]);
  expect(fusingDemand('Bay-O-Net only')).toMatchObject([{ excluded: new Set(), isOnly: true }]);
});

test.each(['no fuse holder', 'without fuse block', 'Expulsion fuse', 'Expulsion w/ isolation link'])(
  '%j speaks of another part than the fusing of a unit',
  (text) => {
    expect(fusingOf(text)).toBeNull();
    expect(fusingDemand(text)).toBeNull();
  },
);

test.each(['no fusing', 'without fuses', 'free of fuses', 'unfused', 'non-fused', 'no fuses, no fuse holder'])(
  '%j is a unit without fuses',
  (text) => {
    expect(fusingOf(text)?.does).toEqual(new Set());
  },
);

test('a denial reaches over an alternative', () => {
  expect(fusingDemand('no Bay-O-Net or CLF')).toMatchObject([{ excluded: new Set(['bayONet', 'currentLimiting']) }]);
});

test('full-range fuses are current-limiting', () => {
  expect(fusingOf('Full range')?.devices).toEqual(new Set(['fullRange', 'currentLimiting']));
});

test.each([
  ['6-hole spade', [6], ['spade']],
  ['6-hole NEMA spade', [6], ['spade']],
  ['spade 6 hole', [6], ['spade']],
  ['Six Hole Spades', [6], ['spade']],
  ['twelve-hole pad', [12], ['spade']],
  ['10 or 6 hole spade', [6, 10], ['spade']],
  ['4 hole', [4], null],
  ['Stud', [], ['stud']],
  ['threaded studs', [], ['stud']],
  ['eyebolt', [], ['eyebolt']],
  ['bus duct', [], ['bus']],
  ['lugs', [], ['cable']],
])('%j has holes %j of the kind %j', (text, holes, kind) => {
  const found = secondaryBushingsIn(text);
  expect(found?.holes).toEqual(holes);
  expect(found?.kind ? [...found.kind.included] : null).toEqual(kind);
});

test('a kind may be denied', () => {
  expect(secondaryBushingsIn('no 4-hole spade')).toMatchObject({ holes: [4], kind: { excluded: new Set(['spade']) } });
  expect(secondaryBushingsIn('spade, no studs')).toMatchObject({
    kind: { included: new Set(['spade']), excluded: new Set(['stud']) },
  });
});

test.each(['', 'as usual', '6', null])('%j names neither holes nor a kind', (text) => {
  expect(secondaryBushingsIn(text)).toBeNull();
});

test.each([
  ['Three-Phase Pad', 'pad'],
  ['Single-Phase Pad', 'pad'],
  ['padmount', 'pad'],
  ['Pad-mounted', 'pad'],
  ['Pole Mount', 'pole'],
  ['overhead', 'pole'],
  ['Substation', 'substation'],
  ['unit sub', 'substation'],
  ['pad or pole', null],
  ['vault', null],
  ['', null],
  [null, null],
])('%j is mounted as %p', (text, kind) => {
  expect(unitKindOf(text)).toBe(kind);
});

test('an order may require several, or deny one', () => {
  expect(unitKindDemand('pad or substation')?.included).toEqual(new Set(['pad', 'substation']));
  expect(unitKindDemand('no pole mount')).toMatchObject({ included: new Set(), excluded: new Set(['pole']) });
  expect(unitKindDemand('vault')).toBeNull();
});
