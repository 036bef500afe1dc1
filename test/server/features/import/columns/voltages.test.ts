import { requiredVoltage, voltage } from '../../../../../src/server/features/import/columns/voltages';

test.each(['12470GrdY/7200', '480Y/277', '480Y277', '12.47', '12.47 kV', '4160', '7200 x 14400', '13200D', '208/120'])(
  'the voltage %s is taken as it is written',
  (cell) => {
    expect(voltage.parse(cell)).toEqual({ value: cell });
    expect(requiredVoltage.parse(cell)).toEqual({ value: cell });
  },
);

test.each(['240/120', '120/240', '240 / 120 V', '480/240'])(
  'the voltage %s of a single-phase winding with its middle brought out is taken, though matching compares none',
  (cell) => {
    expect(voltage.parse(cell)).toEqual({ value: cell });
    expect(requiredVoltage.parse(cell)).toEqual({ value: cell });
  },
);

// 480Y/480: the phase voltage of a wye is its line voltage by the root of 3.
test.each(['banana', '480Y/480', '12470 or 7200', '-480', '480V/', '0', '240/130', '12470GrdY/7200 x banana'])(
  'a unit with the voltage %s is refused, with how to write it',
  (cell) => {
    expect(voltage.parse(cell)).toEqual({
      reason: 'Not a voltage that nameplates have',
      fix: 'Write it as nameplates do, like 12470GrdY/7200, 480Y/277 or 4160, single-phase ones like 240/120, or in kilovolts, like 12.47.',
    });
  },
);

test('an order may require no voltage, written as 0, and no voltage that means nothing', () => {
  expect(requiredVoltage.parse('0')).toEqual({ value: '0' });
  expect(requiredVoltage.parse('N/A')).toMatchObject({
    fix: expect.stringMatching(/Leave the cell empty where the order requires none\.$/) as unknown,
  });
});

test('too long texts and control characters are refused as in any text', () => {
  expect(voltage.parse('4'.repeat(81))).toMatchObject({ reason: 'Too long: 81 characters' });
  expect(voltage.parse('480\u202e')).toMatchObject({ reason: expect.stringMatching(/direction of text/) as unknown });
});
