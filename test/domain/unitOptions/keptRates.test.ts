import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { isByKeptRates } from '../../../src/domain/unitOptions/keptRates';
import { noUnitOptions } from '../../../src/domain/unitOptions/unitOptions';

const older = { id: 3, holdsFrom: '2026-01-01', values: { ...DEFAULT_RATES, distances: [] } };

test.each([
  ['older rates were kept', older, {}, true],
  ['today’s rates were chosen since', older, { todaysRates: true as const }, false],
  ['no others were kept', null, {}, false],
  ['no others were kept, and today’s were chosen', null, { todaysRates: true as const }, false],
])(
  'options stand by kept rates only while there are some and nobody chose others: %s',
  (_, optionsRates, chosen, expected) => {
    expect(isByKeptRates({ optionsRates }, { ...noUnitOptions, ...chosen })).toBe(expected);
  },
);
