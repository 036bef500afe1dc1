import { phaseOf } from '../../../../../src/server/features/import/stated/phaseOf';
import { entering } from '../entered';
import { emptyBeforeEach, importPlace } from '../files';

const place = importPlace();
emptyBeforeEach(place.database);
const entered = entering(place);

test.each([
  ['', '480Y/277', '3'],
  ['', '4160 Delta', '3'],
  ['', '240/120', '1'],
  ['', '120/240 V', '1'],
  ['', '480', ''],
  ['', '277/480', ''],
  ['', '208 wye', '3'],
  ['Pad', '480', ''],
  ['Pad, 3-phase', '480', '3'],
  ['Single-phase pole', '', '1'],
  ['3-phase pad', '240/120', ''],
])('type %j with secondary %j has %j phases', (type, secondary, phases) => {
  expect(phaseOf({ type, secondary })).toBe(phases);
});

const HEADER = 'IC #,kVA,HV,LV,Cond';

test('voltages say the phases of a list without them', async () => {
  const { rows } = await entered(`${HEADER}\n9001,500,12470D,480Y/277,RC\n9002,25,7200,240/120,RC`);
  expect(rows).toMatchObject([{ phase: 3 }, { phase: 1 }]);
});

test('phases that voltages do not say are asked for, and the answer holds for just these rows', async () => {
  const list = `${HEADER}\n9001,500,12470D,480,RC\n9002,25,7200,240/120,RC`;
  expect((await entered(list)).layout).toEqual(['phase: Missing column']);
  expect((await entered(list, { values: { phase: '3' } })).rows).toMatchObject([{ phase: 3 }, { phase: 1 }]);
});
