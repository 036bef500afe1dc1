import type { ValueSource } from '../../../../../src/contract/records/records';
import { commonSource, sourceText, sourceValueText } from '../../../../../src/web/features/records/state/sourceWords';
import { aField } from '../../../../mocks/recordAnswers';

const aSource = (change: Partial<ValueSource> = {}): ValueSource => ({
  ...{ kind: 'import', name: 'units.csv', line: 14, by: 'Omar Operations', at: '2026-03-03T15:30:00Z' },
  ...{ reason: null, has_source_value: null, source_value: null },
  ...change,
});

test.each([
  ['an import', aSource(), 'units.csv, line 14, 3 March 2026'],
  ['a feed', aSource({ kind: 'feed', name: 'ERP', line: null }), 'ERP, 3 March 2026'],
  ['a feed without a name', aSource({ kind: 'feed', name: null, line: null, at: null }), 'a feed'],
  ['a person', aSource({ kind: 'hand', name: null, line: null }), 'By hand: Omar Operations, 3 March 2026'],
  ['nothing known', aSource({ kind: 'unknown' }), null],
])('the source says where a value comes from: %s', (_what, source, text) => {
  expect(sourceText(source)).toBe(text);
});

test('the common source is the one of most fields, never a person', () => {
  const hand = aSource({ kind: 'hand' });
  const fields = [aSource(), aSource({ line: 20 }), aSource(), hand, hand, hand].map((source) =>
    aField({ name: 'taps', source }),
  );
  expect(commonSource({ fields })).toBe('units.csv, line 14, 3 March 2026');
  expect(commonSource({ fields: [] })).toBeNull();
});

test('a value by hand says what its source has', () => {
  expect(sourceValueText(aSource({ has_source_value: true, source_value: '12470' }))).toBe('The import has 12470.');
  expect(sourceValueText(aSource({ has_source_value: true }))).toBe('The import has no value.');
  expect(sourceValueText(aSource({ has_source_value: false }))).toBe('No import has sent a value.');
});
