import { createWorkMemory } from '../../../../../src/web/lib/browser/workStorage';
import {
  readComparison,
  rememberComparison,
} from '../../../../../src/web/features/comparison/state/rememberedComparison';
import { constraintCounted, fieldsFilled } from '../../../../../src/web/features/matching/state/accepted';
import {
  comparisonViewChanged,
  comparisonViewSlice,
} from '../../../../../src/web/features/comparison/state/comparisonView';
import {
  costOptionChanged,
  manualUnitAdded,
  unitPinned,
} from '../../../../../src/web/features/comparison/state/chosenUnits';
import { aStore } from '../../../../support/web/store';
import { aPricedUnit } from '../../../comparisonSamples';
import { DEFAULT_SETTINGS } from '../../../../../src/contract/plan/defaultSettings';
import { planEffectsShown, planMemorySlice, plannedBy } from '../../../../../src/web/features/plan/state/planMemory';

const unit = aPricedUnit({ serial: '40117762' });

type AStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function aStorage(): AStorage & { writes: number; values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    writes: 0,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      this.writes += 1;
      values.set(key, value);
    },
  };
}

const stored = (storage: AStorage, userId = 'dana') => createWorkMemory(storage).read(userId);
const read = (storage: AStorage) => readComparison(stored(storage));
const remember = (store: ReturnType<typeof aStore>, storage: AStorage, userId = 'dana') =>
  rememberComparison(store, (text) => createWorkMemory(storage).write(userId, text));

const everythingChanged = (store: ReturnType<typeof aStore>) => {
  store.dispatch(manualUnitAdded({ orderId: '17', unit }));
  store.dispatch(costOptionChanged({ orderId: '17', unit, change: { turnPull: true } }));
  store.dispatch(comparisonViewChanged({ orderId: '17', change: { sort: 'margin' } }));
  store.dispatch(unitPinned({ orderId: '17', serial: '40117762' }));
  store.dispatch(constraintCounted({ orderId: '17', constraint: 'ester', isCounted: true }));
  store.dispatch(fieldsFilled({ orderId: '17', fields: { kva_rating: '1500' } }));
};

test('a new store knows what the last one knew', () => {
  const storage = aStorage();
  const store = aStore();
  remember(store, storage);
  everythingChanged(store);
  expect(aStore({ preloadedState: read(storage) }).getState()).toMatchObject({
    manualUnits: { '17': [unit] },
    costOptions: { '17': { '40117762': { turnPull: true, turnPullDetails: '1' } } },
    comparisonView: { '17': { view: 'cards', sort: 'margin' } },
    pinnedUnits: { '17': ['40117762'] },
    acceptedConstraints: { '17': ['ester'] },
    acceptedFields: { '17': { kva_rating: '1500' } },
  });
});

test('the memory is written when something changed, and only then', () => {
  const storage = aStorage();
  const store = aStore();
  const stop = remember(store, storage);
  store.dispatch({ type: 'something/else' });
  expect(storage.writes).toBe(0);
  everythingChanged(store);
  expect(storage.writes).toBe(6);
  stop();
  everythingChanged(store);
  expect(storage.writes).toBe(6);
});

test.each(['cards', 'table'] as const)('the view %s is remembered, with either sort', (view) => {
  for (const sort of ['specs', 'margin'] as const) {
    const comparisonView = { '17': { view, sort } };
    expect(readComparison(JSON.stringify({ comparisonView })).comparisonView).toEqual(comparisonView);
  }
});

test('nothing is written while the past is shown, and the next change afterwards is', () => {
  const texts: string[] = [];
  const store = aStore();
  let isOpen = false;
  rememberComparison({ ...store, gate: { isOpen: () => isOpen } }, (text) => texts.push(text));
  store.dispatch(unitPinned({ orderId: '17', serial: 'A' }));
  expect(texts).toEqual([]);
  isOpen = true;
  store.dispatch(unitPinned({ orderId: '17', serial: 'B' }));
  expect(texts.map((text) => readComparison(text).pinnedUnits)).toEqual([{ '17': ['A', 'B'] }]);
});

test('one person sees nothing of another, and finds their own again', () => {
  const storage = aStorage();
  const store = aStore();
  remember(store, storage);
  everythingChanged(store);
  expect(stored(storage, 'omar')).toBeNull();
  const omars = aStore();
  remember(omars, storage, 'omar');
  omars.dispatch(comparisonViewChanged({ orderId: '17', change: { view: 'table' } }));
  expect(stored(storage, 'omar')).not.toContain('40117762');
  expect(read(storage).manualUnits).toEqual({ '17': [unit] });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['other fields', '{"a":1}'],
  ['units that are none', '{"manualUnits":{"17":[{"serial":null}]},"costOptions":{},"comparisonView":{}}'],
  ['options of another time', '{"manualUnits":{},"costOptions":{"17":{"A":{"fr3":1}}},"comparisonView":{}}'],
])('the memory starts empty from %s', (_, text) => {
  const storage = aStorage();
  if (text !== null) storage.values.set('specai.comparison.dana', text);
  const { manualUnits = {}, costOptions = {}, comparisonView = {} } = read(storage);
  expect(Object.values(manualUnits).flat()).toEqual([]);
  expect(Object.values(costOptions).flatMap((units) => Object.keys(units))).toEqual([]);
  expect(comparisonView).toEqual({});
});

test('the readable part of the memory survives beside an unreadable one', () => {
  const storage = aStorage();
  storage.values.set(
    'specai.comparison.dana',
    '{"manualUnits":{"17":[{"serial":"A"},{"serial":null}]},"costOptions":7}',
  );
  const { manualUnits, costOptions } = read(storage);
  expect(manualUnits?.['17']?.map(({ serial }) => serial)).toEqual(['A']);
  expect(costOptions).toEqual({});
});

test('a storage that refuses everything costs only the memory', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const store = aStore();
  remember(store, storage);
  everythingChanged(store);
  expect(read(storage)).toEqual({});
  expect(store.getState().manualUnits['17']).toHaveLength(1);
});

test('an unknown constraint is forgotten, the others of its order are not', () => {
  const storage = aStorage();
  storage.values.set('specai.comparison.dana', '{"acceptedConstraints":{"17":["goldWindings","ester"]}}');
  expect(read(storage).acceptedConstraints).toEqual({ '17': ['ester'] });
});

test('an accepted value that is no text is forgotten, the others of its order are not', () => {
  const storage = aStorage();
  storage.values.set('specai.comparison.dana', '{"acceptedFields":{"17":{"bil":7,"kva_rating":"1500"}}}');
  expect(read(storage).acceptedFields).toEqual({ '17': { kva_rating: '1500' } });
});

test('the comparison view starts with cards by specs match and changes one thing at a time', () => {
  const table = comparisonViewSlice.reducer({}, comparisonViewChanged({ orderId: '1', change: { view: 'table' } }));
  expect(table).toEqual({ '1': { view: 'table', sort: 'specs' } });
  const margin = comparisonViewSlice.reducer(
    table,
    comparisonViewChanged({ orderId: '1', change: { sort: 'margin' } }),
  );
  expect(margin).toEqual({ '1': { view: 'table', sort: 'margin' } });
});

const after = (...actions: Parameters<typeof planMemorySlice.reducer>[1][]) =>
  actions.reduce(planMemorySlice.reducer, planMemorySlice.getInitialState());

test('before anything was planned, plans are as usual and comparisons say nothing of them', () => {
  expect(after()).toEqual({ settings: null, isShown: false });
});

test('the settings of the last plan and whether its effects are shown are separate', () => {
  const settings = { ...DEFAULT_SETTINGS, fit: 'Fits' as const, units_per_order: 3 };
  expect(after(plannedBy(settings), planEffectsShown({ isShown: true }))).toEqual({ settings, isShown: true });
  expect(after(planEffectsShown({ isShown: true }), planEffectsShown({ isShown: false }))).toEqual(after());
  expect(after(plannedBy(settings), plannedBy(DEFAULT_SETTINGS)).settings).toEqual(DEFAULT_SETTINGS);
});
