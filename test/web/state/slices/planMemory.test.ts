import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import { planEffectsShown, planMemorySlice, plannedBy } from '../../../../src/web/state/slices/planMemory';

const after = (...actions: Parameters<typeof planMemorySlice.reducer>[1][]) =>
  actions.reduce(planMemorySlice.reducer, planMemorySlice.getInitialState());

test('before anything was planned, plans are as usual and comparisons say nothing of them', () => {
  expect(after()).toEqual({ settings: null, isShown: false });
});

test('the settings of the last plan and whether its effects are shown stand apart', () => {
  const settings = { ...DEFAULT_SETTINGS, fit: 'Fits' as const, units_per_order: 3 };
  expect(after(plannedBy(settings), planEffectsShown({ isShown: true }))).toEqual({ settings, isShown: true });
  expect(after(planEffectsShown({ isShown: true }), planEffectsShown({ isShown: false }))).toEqual(after());
  expect(after(plannedBy(settings), plannedBy(DEFAULT_SETTINGS)).settings).toEqual(DEFAULT_SETTINGS);
});
