import fc from 'fast-check';
import type { Unit } from '../../../../../src/contract/units/unit';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import {
  selectBestSerial,
  selectFilteredUnits,
  selectListedUnits,
  selectUnitPage,
} from '../../../../../src/web/features/comparison/state/selectors';
import { selectCostOptions, selectEstimate } from '../../../../../src/web/features/comparison/state/comparisonChoices';
import { costOptionChanged, costOptionsSlice } from '../../../../../src/web/features/comparison/state/chosenUnits';
import { aList, aPricedUnit, aState, aUnit, ORDER } from '../../../comparisonSamples';

const serials = (units: readonly Unit[]) => units.map((unit) => String(unit.serial));
const byMargin = { comparisonView: { [ORDER]: { view: 'cards', sort: 'margin' } } } as const;

const unitsOf = (prefix: string) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 9 }).chain((numbers) =>
    fc.tuple(
      ...numbers.map((number) =>
        fc
          .record({
            match_score: fc.option(fc.constantFrom(0, 0.4, 0.85, 1)),
            jcm_total_cost: fc.option(fc.integer({ min: 0, max: 60_000 })),
          })
          .map((fields) => aUnit({ serial: `${prefix}${number}`, m_price: 40_000, ...fields })),
      ),
    ),
  );
const lists = fc.record({
  manual: unitsOf('M'),
  recommended: unitsOf('R'),
  sort: fc.constantFrom('specs' as const, 'margin' as const),
  page: fc.integer({ min: -3, max: 12 }),
});
const stateOf = (manual: readonly Unit[], sort: 'specs' | 'margin') =>
  aState({ manualUnits: { [ORDER]: [...manual] }, comparisonView: { [ORDER]: { view: 'cards', sort } } });

describe('properties', () => {
  test('manual units come first in their order on every sort, and nothing is lost or doubled', () => {
    fc.assert(
      fc.property(lists, ({ manual, recommended, sort }) => {
        const listed = serials(selectListedUnits(stateOf(manual, sort), aList(recommended)));
        expect(listed.slice(0, manual.length)).toEqual(serials(manual));
        expect(listed.toSorted()).toEqual(serials([...manual, ...recommended]).toSorted());
      }),
    );
  });

  test('recommendations go from high to low, without a value last, equals in the order of the server', () => {
    fc.assert(
      fc.property(lists, ({ recommended, sort }) => {
        const state = stateOf([], sort);
        const listed = selectListedUnits(state, aList(recommended));
        const valueOf = (unit: Unit) =>
          (sort === 'specs' ? unit.match_score : selectEstimate(state, ORDER, unit, 41_250).marginPercentage) ??
          Number.NEGATIVE_INFINITY;
        listed.slice(1).forEach((unit, index) => {
          const before = listed[index]!;
          expect(valueOf(before)).toBeGreaterThanOrEqual(valueOf(unit));
          if (valueOf(before) === valueOf(unit)) {
            expect(recommended.indexOf(before)).toBeLessThan(recommended.indexOf(unit));
          }
        });
      }),
    );
  });

  test('a page has at most 3 units of the list, and the pages together are the list', () => {
    fc.assert(
      fc.property(lists, ({ manual, recommended, sort, page }) => {
        const state = stateOf(manual, sort);
        const list = aList(recommended, { page });
        const shown = selectUnitPage(state, list);
        expect(shown.page).toBeGreaterThanOrEqual(1);
        expect(shown.page).toBeLessThanOrEqual(Math.max(1, shown.pages));
        const all = Array.from({ length: shown.pages }, (_, index) =>
          selectUnitPage(state, { ...list, page: index + 1 }),
        );
        expect(all.every(({ items }) => items.length <= 3)).toBe(true);
        expect(all.flatMap(({ items }) => serials(items))).toEqual(serials(selectListedUnits(state, list)));
      }),
    );
  });

  test('the margin falls as a cost rises', () => {
    const unit = aPricedUnit({ serial: 'A' });
    const cost = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(cost, cost, (low, high) => {
        const marginAt = (dollars: number) => {
          const change = { replacementCabinet: true, additionalCabinetCost: String(dollars) };
          const costOptions = costOptionsSlice.reducer({}, costOptionChanged({ orderId: ORDER, unit, change }));
          return selectEstimate(aState({ costOptions }), ORDER, unit, 41_250).margin!;
        };
        expect(Math.sign(marginAt(low) - marginAt(high))).toBe(Math.sign(high - low));
      }),
    );
  });
});

test('the margin sort follows the options', () => {
  const [cheap, dear] = [
    aPricedUnit({ serial: 'cheap', jcm_total_cost: 20_000 }),
    aPricedUnit({ serial: 'dear', jcm_total_cost: 22_000 }),
  ];
  const list = aList([dear, cheap]);
  expect(serials(selectListedUnits(aState(byMargin), list))).toEqual(['cheap', 'dear']);
  const costOptions = costOptionsSlice.reducer(
    {},
    costOptionChanged({ orderId: ORDER, unit: cheap, change: { reTank: true } }),
  );
  expect(serials(selectListedUnits(aState({ ...byMargin, costOptions }), list))).toEqual(['dear', 'cheap']);
});

test('by margin, needed work counts from the start, and a unit of unknown work comes after all complete ones', () => {
  const needing = (serial: string, work: 'reTank' | 'rewind', cost: number | null) =>
    aPricedUnit({ serial, needed_work: [{ work, cost }] });
  const units = [
    needing('unknown', 'rewind', null),
    needing('re-tank', 'reTank', 4_000),
    needing('rewound', 'rewind', 1),
    { ...aPricedUnit({ serial: 'cannot serve', jcm_total_cost: 1_000 }), can_serve: false },
  ];
  expect(serials(selectListedUnits(aState(byMargin), aList(units)))).toEqual([
    'rewound',
    're-tank',
    'unknown',
    'cannot serve',
  ]);
});

test('the price that counts is the one that came with the unit, else that of the order', () => {
  const unit = aPricedUnit({ serial: 'A', m_price: null });
  expect(selectEstimate(aState(), ORDER, unit, 41_250.5)).toMatchObject({ salePrice: 41_250.5, priceOrigin: 'order' });
});

test('a change of options that moves nothing leaves the very same list', () => {
  const unit = aPricedUnit({ serial: 'A' });
  const list = aList([unit, aPricedUnit({ serial: 'B', jcm_total_cost: 30_000 })]);
  const costOptions = costOptionsSlice.reducer(
    {},
    costOptionChanged({ orderId: ORDER, unit, change: { feedConversion: true } }),
  );
  for (const view of [{}, byMargin]) {
    const before = selectUnitPage(aState(view), list);
    expect(selectUnitPage(aState({ ...view, costOptions }), list)).toBe(before);
  }
});

test('the filter works on manual units too', () => {
  const state = aState({ manualUnits: { [ORDER]: [aUnit({ serial: 'M1', warehouse_desc: 'Austin, TX' })] } });
  const recommended = [aUnit({ serial: 'R1', warehouse_desc: 'AUSTIN' }), aUnit({ serial: 'R2' })];
  const list = aList(recommended, { text: 'austin' });
  expect(serials(selectFilteredUnits(state, list))).toEqual(['M1', 'R1']);
});

test('the word freight is found where cards show it: with freight rates', () => {
  const values = { ...DEFAULT_RATES, freightPerMile10: 4, distances: [] };
  const rated = { ...aState(), rates: { inForce: { id: 1, holdsFrom: '2026-01-01', values } } };
  const list = aList([aUnit({ serial: 'R1' })], { text: 'Freight' });
  expect(serials(selectFilteredUnits(aState(), list))).toEqual([]);
  expect(serials(selectFilteredUnits(rated, list))).toEqual(['R1']);
  const paid = { ...list, text: 'paid by customer', isFreightPaidByCustomer: true };
  expect(serials(selectFilteredUnits(rated, paid))).toEqual(['R1']);
  expect(serials(selectFilteredUnits(rated, { ...paid, isFreightPaidByCustomer: false }))).toEqual([]);
});

describe('the best unit', () => {
  const recommended = [aUnit({ serial: 'R1', match_score: 0.8 }), aUnit({ serial: 'R2', match_score: 0.9 })];
  const withManual = (unit: Unit) => aState({ manualUnits: { [ORDER]: [unit] } });

  test.each([
    ['the best match', aState(), 'R2'],
    ['not a manual unit, however well it matches', withManual(aUnit({ serial: 'M1', match_score: 1 })), 'R2'],
    ['not a recommendation that was also added by hand', withManual(recommended[1]!), 'R1'],
  ])('the best unit is %s', (_, state, serial) => expect(selectBestSerial(state, aList(recommended))).toBe(serial));

  test('without any score there is no best unit', () => {
    expect(selectBestSerial(aState(), aList([aUnit({ serial: 'R1' })]))).toBeNull();
  });
});

test.each(['constructor', '__proto__', 'toString'])('an order called %s has nothing', (orderId) => {
  const state = aState();
  expect(selectListedUnits(state, aList([], { orderId }))).toEqual([]);
  expect(selectCostOptions(state, orderId, aUnit({ serial: 'constructor' })).fr3Enabled).toBe(false);
});
