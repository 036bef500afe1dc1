import { readConnection, readConnections } from '../../../src/domain/nameplate/connections';
import { parseVoltage } from '../../../src/domain/matching/reading/voltage';

const SPELLINGS = {
  delta: ['Delta', 'delta', 'D', 'd', 'Δ', '∆', '△', 'DELT', 'Del', '(Delta)', 'delta connected'],
  wye: ['Wye', 'Y', 'y', 'Star', 'star', 'YN', 'Yn', 'yn'],
  groundedWye: [
    ...['GrdY', 'YG', 'Yg', 'GY', 'Gr.Y', 'Grd Y', 'Grounded Wye', 'grounded star', 'Wye-G', 'Gnd Wye', 'Wye Grounded'],
    ...['Star-Grounded', 'Solidly grounded wye'],
  ],
} as const;
const cases = Object.entries(SPELLINGS).flatMap(([connection, all]) => all.map((each) => [each, connection] as const));

test.each(cases)('%j is %s, alone and behind a voltage', (text, connection) => {
  expect(readConnection(text)).toBe(connection);
  expect(parseVoltage(`13800 ${text}`)).toEqual([{ volts: 13_800, connection }]);
});

test.each(['', ' ', 'Loop', 'Scott', 'V', 'N', '/7200', 'Y/277', 'x 480', 'zigzag', 'DY'])('%j names none', (text) => {
  expect(readConnection(text)).toBeNull();
});

test.each([
  ['Delta-Star', ['delta', 'wye']],
  ['Delta / Wye', ['delta', 'wye']],
  ['D-Y', ['delta', 'wye']],
  ['Dyn11', ['delta', 'wye']],
  ['YNyn0', ['wye', 'wye']],
  ['YNd1', ['wye', 'delta']],
  ['Wye-G to Wye-G', ['groundedWye', 'groundedWye']],
  ['Grounded Wye-Grounded Wye', ['groundedWye', 'groundedWye']],
  ['Delta', null],
  ['Loop Feed', null],
  ['dy', null],
])('the connections %j are %j', (text, both) => {
  expect(readConnections(text)).toEqual(both);
});
