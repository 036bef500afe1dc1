import { saveText } from '../../../../src/web/screens/import/importText';
import { aCheckedImport } from '../../../mocks/importAnswers';

const table = (added: number, changed: number) => ({ read: 20, added, changed, unchanged: 0, refused: 0 });
const plan = (file: 'orders' | 'units', retired: number) => ({
  ...{ file, retired, isWhole: true, active: 9_000, isMany: false, returned: 0, kept: [], keptCount: 0 },
});

test.each([
  [0, 0, 0, 'Finish import'],
  [1, 0, 0, 'Import 1 row'],
  [1, 2, 0, 'Import 3 rows'],
  [1, 0, 1_200, 'Import 1 row, retire 1,203'],
  [0, 0, 7, 'Retire 10'],
])(
  'the button that saves %i new, %i changed and %i missing units says so, with 3 missing orders if any are missing',
  (added, changed, retired, words) => {
    const retirements = retired === 0 ? [] : [plan('units', retired), plan('orders', 3)];
    const job = aCheckedImport({ report: { orders: null, units: table(added, changed) }, retirements });
    expect(saveText(job)).toBe(words);
  },
);
