import fc from 'fast-check';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import {
  candidateOf,
  createFacets,
  facetIdsOf,
  impedanceIdOf,
  type FacetIds,
  type Facets,
} from '../../../../src/domain/matching/search/facets';
import { candidates, serials } from '../../builders/arbitraries';
import { nearMisses } from '../../builders/inventories';
import { aCandidate } from '../../builders/units';

test('units that are alike have the same ids and are stored once', () => {
  const facets = createFacets();
  const first = facetIdsOf(facets, aCandidate());
  expect(facetIdsOf(facets, aCandidate({ serial: 'other', listPrice: 1, location: 'Austin, TX' }))).toEqual(first);
  expect([facets.phases, facets.sides, facets.finishes, facets.fluids].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
});

test.each<[keyof Candidate, Partial<Candidate>, string[]]>([
  ['phase', { phase: 1 }, ['phase']],
  ['kva', { kva: null }, ['kva']],
  ['primaryVoltage', { primaryVoltage: '13200D' }, ['primary', 'side']],
  ['taps', { taps: null }, ['side']],
  ['bilKv', { bilKv: 125 }, ['side']],
  ['secondaryVoltage', { secondaryVoltage: '480D' }, ['secondary']],
  ['bushType', { bushType: 'Porcelain' }, ['finish']],
  ['bushConfiguration', { bushConfiguration: null }, ['finish']],
  ['fusing', { fusing: 'None' }, ['finish']],
  ['fluid', { fluid: 'FR3' }, ['finish']],
  ['condition', { condition: 'RW' }, ['finish']],
  ['windingMaterial', { windingMaterial: 'Aluminum' }, ['finish']],
  ['secondaryBushings', { secondaryBushings: null }, ['finish']],
  ['cabinetNeedsReplacing', { cabinetNeedsReplacing: true }, ['finish']],
  ['tankNeedsReplacing', { tankNeedsReplacing: true }, ['finish']],
  ['impedancePct', { impedancePct: 5.01 }, ['impedance']],
])('a unit with another %s has other ids just where that counts', (_, fields, differing) => {
  const facets = createFacets();
  const [one, other] = [facetIdsOf(facets, aCandidate()), facetIdsOf(facets, aCandidate(fields))];
  const changed = Object.entries(other).filter(
    ([name, id]) => !Object.entries(one).some(([n, i]) => n === name && i === id),
  );
  expect(changed.map(([name]) => name).sort()).toEqual(differing);
});

test('a primary voltage knows every primary side that units with it have', () => {
  const facets = createFacets();
  const [a, b] = [facetIdsOf(facets, aCandidate()), facetIdsOf(facets, aCandidate({ taps: 'None' }))];
  expect(a.primary).toBe(b.primary);
  expect([...facets.primaries.valueOf(a.primary).sides]).toEqual([a.side, b.side]);
});

test('missing text and the text null are two values', () => {
  const facets = createFacets();
  expect(facetIdsOf(facets, aCandidate({ fusing: null })).finish).not.toBe(
    facetIdsOf(facets, aCandidate({ fusing: 'null' })).finish,
  );
});

const idsOf = (facets: Facets, fields: readonly Partial<Candidate>[]) =>
  fields.map((each) => facetIdsOf(facets, aCandidate(each)));

/** What each id stands for. */
const READS: Readonly<Record<keyof FacetIds, readonly (keyof Candidate)[]>> = {
  phase: ['phase'],
  kva: ['kva'],
  primary: ['primaryVoltage'],
  secondary: ['secondaryVoltage'],
  side: ['primaryVoltage', 'taps', 'bilKv'],
  finish: [
    ...(['bushType', 'bushConfiguration', 'fusing', 'fluid', 'condition', 'windingMaterial'] as const),
    ...(['secondaryBushings', 'cabinetNeedsReplacing', 'tankNeedsReplacing'] as const),
  ],
  impedance: ['impedancePct'],
};

test('two units share an id exactly where all that it stands for is the same, in any inventory', () => {
  fc.assert(
    fc.property(fc.array(nearMisses(serials), { maxLength: 10 }), (units) => {
      const facets = createFacets();
      const all = units.map((unit) => facetIdsOf(facets, unit));
      for (const [name, fields] of Object.entries(READS) as [keyof FacetIds, (keyof Candidate)[]][]) {
        const read = units.map((unit) => JSON.stringify(fields.map((field) => unit[field])));
        // The first unit with a value has the same id as each later one with it.
        const ids = all.map((each) => each[name]);
        expect(ids.map((id) => ids.indexOf(id))).toEqual(read.map((text) => read.indexOf(text)));
      }
    }),
  );
});

test('ids count from 0 without holes, so that an array can hold what is worked out of each', () => {
  fc.assert(
    fc.property(fc.array(nearMisses(serials), { maxLength: 10 }), (units) => {
      const facets = createFacets();
      const all = units.map((unit) => facetIdsOf(facets, unit));
      const kept = [
        ...([
          ['phase', facets.phases],
          ['kva', facets.kvas],
          ['primary', facets.primaries],
        ] as const),
        ...([
          ['secondary', facets.secondaries],
          ['side', facets.sides],
          ['finish', facets.finishes],
        ] as const),
        ['impedance', facets.impedances] as const,
      ];
      for (const [name, { size }] of kept)
        expect([...new Set(all.map((each) => each[name]))]).toEqual(Array.from({ length: size }, (_, id) => id));
    }),
  );
});

test('each unit comes back from its ids as it was put, whatever other units there are', () => {
  fc.assert(
    fc.property(fc.array(candidates(serials), { maxLength: 12 }), (units) => {
      const facets = createFacets();
      const all = units.map((unit) => facetIdsOf(facets, unit));
      const back = units.map((unit, nth) =>
        candidateOf(facets, all[nth] as FacetIds, { serial: unit.serial, location: unit.location, amounts: unit }),
      );
      expect(back).toEqual(units);
    }),
  );
});

test('a unit whose oil nobody stated comes back with none recorded', () => {
  const facets = createFacets();
  const { oilVolumeGal: _, ...unit } = aCandidate();
  const own = { serial: unit.serial, location: unit.location, amounts: unit };
  expect(candidateOf(facets, facetIdsOf(facets, unit), own)).toEqual({ ...unit, oilVolumeGal: null });
});

const LOOK_ALIKES = [null, '', ' ', 'null', 'none', 'None', 'NONE', 'None ', 'N\0ne', 'Né', 'Ne\u0301', '0', '\u00a0'];

test.each([
  ['primaryVoltage', 'primary'],
  ['primaryVoltage', 'side'],
  ['taps', 'side'],
  ['secondaryVoltage', 'secondary'],
  ['bushType', 'finish'],
  ['bushConfiguration', 'finish'],
  ['fusing', 'finish'],
  ['fluid', 'finish'],
  ['condition', 'finish'],
  ['windingMaterial', 'finish'],
  ['secondaryBushings', 'finish'],
] as const)('a text of %s is told apart to the letter by the id of its %s, as it must come back', (field, name) => {
  const ids = idsOf(
    createFacets(),
    LOOK_ALIKES.map((text) => ({ [field]: text })),
  );
  expect(new Set(ids.map((each) => each[name])).size).toBe(LOOK_ALIKES.length);
});

test.each(['phase', 'kva', 'bilKv', 'impedancePct'] as const)('a %s of 0 is not the same as none', (field) => {
  const [zero, none] = idsOf(createFacets(), [{ [field]: 0 }, { [field]: null }]);
  expect(zero).not.toEqual(none);
});

test('a text that stands in the other of two fields makes another unit', () => {
  const [one, other] = idsOf(createFacets(), [
    { bushConfiguration: 'Porcelain', bushType: null },
    { bushConfiguration: null, bushType: 'Porcelain' },
  ]);
  expect(one?.finish).not.toBe(other?.finish);
});

test('a primary side is kept decoded: volts line to line, the range of its taps in percent, its BIL in kV', () => {
  const facets = createFacets();
  const [read, unread] = idsOf(facets, [
    { primaryVoltage: '13.8 kV delta', taps: '2 x 2.5%', bilKv: 95 },
    { primaryVoltage: 'worn off', taps: 'J-tap', bilKv: null },
  ]).map(({ side }) => facets.sides.valueOf(side));
  expect(read).toEqual({
    voltage: [{ volts: 13_800, connection: 'delta' }],
    tapsText: '2 x 2.5%',
    taps: { plus: 5, minus: 5 },
    bilKv: 95,
  });
  expect(unread).toEqual({ voltage: null, tapsText: 'J-tap', taps: null, bilKv: null });
});

test('the voltages of both sides are kept as written and decoded', () => {
  const facets = createFacets();
  const [ids] = idsOf(facets, [{ primaryVoltage: ' 4160D x 8320D', secondaryVoltage: '480 y/277' }]);
  expect(facets.primaries.valueOf(ids?.primary ?? -1)).toMatchObject({
    text: ' 4160D x 8320D',
    voltage: [
      { volts: 4_160, connection: 'delta' },
      { volts: 8_320, connection: 'delta' },
    ],
  });
  expect(facets.secondaries.valueOf(ids?.secondary ?? -1)).toEqual({
    text: '480 y/277',
    voltage: [{ volts: 480, connection: 'wye' }],
  });
});

test('the sides of a primary voltage are those of its units and of no others, each once', () => {
  fc.assert(
    fc.property(fc.array(nearMisses(serials), { maxLength: 10 }), (units) => {
      const facets = createFacets();
      const all = units.map((unit) => facetIdsOf(facets, unit));
      for (const { primary } of all) {
        const sides = all.filter((each) => each.primary === primary).map(({ side }) => side);
        expect(facets.primaries.valueOf(primary).sides).toEqual(new Set(sides));
      }
    }),
  );
});

test('cabinet and tank make four bodies', () => {
  const facets = createFacets();
  const bodies = [false, true].flatMap((cabinetNeedsReplacing) =>
    [false, true].map((tankNeedsReplacing) => ({ cabinetNeedsReplacing, tankNeedsReplacing })),
  );
  const kept = idsOf(facets, [...bodies, ...bodies]).map(({ finish }) =>
    facets.bodies.valueOf(facets.finishes.valueOf(finish).body),
  );
  expect(kept).toEqual([...bodies, ...bodies]);
  expect([facets.bodies.size, facets.finishes.size]).toEqual([4, 4]);
});

test('an impedance has one id, whether it comes alone or with its unit', () => {
  const facets = createFacets();
  const alone = [5.37, null].map((impedancePct) => impedanceIdOf(facets, { impedancePct }));
  const ofUnits = idsOf(facets, [{ impedancePct: null }, { impedancePct: 5.37 }, { impedancePct: 5.38 }]);
  expect(alone).toEqual([0, 1]);
  expect(ofUnits.map(({ impedance }) => impedance)).toEqual([1, 0, 2]);
});
