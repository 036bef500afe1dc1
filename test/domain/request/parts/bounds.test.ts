import type { LineField } from '../../../../src/contract/requests/reading';
import { readsLines } from '../sentences/said';

const FIELDS: readonly LineField[] = ['max_width_in', 'max_depth_in', 'max_height_in', 'max_weight_lb'];
const UNIT = 'One 500 kVA pad, 12470D to 480Y/277.';

describe('limits of size and weight', () => {
  readsLines(FIELDS, [
    [`${UNIT} The width may not be over 1900 mm and the depth may not be over 1500 mm.`, '74.8 | 59.1 | - | -'],
    [`${UNIT} Height must not be greater than 72 in, it should not weigh more than 2500 kg.`, '- | - | 72 | 5512'],
    [
      `${UNIT}\n\nMaximum dimensions and mass of each transformer:\n width 2100 mm\n depth 1850 mm\n height 1950 mm\n mass 4700 kg`,
      '82.7 | 72.8 | 76.8 | 10362',
    ],
    [`${UNIT}\nSize limits:\nwidth 80 in\nweight 6,000 lb`, '80 | - | - | 6000'],
  ]);
});

describe('sizes that are no limits', () => {
  readsLines(FIELDS, [
    [`${UNIT}\nThe room behind it:\nwidth 2100 mm\ndepth 1850 mm`, '- | - | - | -'],
    [`${UNIT}\nMaximum dimensions are on the drawing.\n\n\nThe gate:\nwidth 2100 mm`, '- | - | - | -'],
  ]);
});
