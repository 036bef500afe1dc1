import { asked } from '../readAsked';

const PAD = 'One 500 kVA pad, 12470D to 480Y/277.';

describe('where and when to deliver is assumed if', () => {
  test('the text asks for no transformer', () => {
    const { date } = asked('Join us! When: December 10, 2026, 11:00 am. Lunch at noon.');
    expect(date ?? '?').toContain('?');
  });

  test('the text writes an unknown place in small letters, unlike other names', () => {
    expect(asked(`${PAD} Ship to quarterdeck by May 3, 2027.`).place ?? '?').toContain('?');
    expect(asked(`${PAD} Ship to tulsa, ok. Thanks, Rita Boone`).place).toBe('tulsa, ok');
  });

  test('a number stands before the place', () => {
    expect(asked(`${PAD} The site is by 70 Mile House, BC.`).place ?? '?').toContain('?');
  });

  test('the text names another place with its state', () => {
    expect(asked(`${PAD} Our plant in Dayton needs it at our dealer in Elko, NV.`).place).toMatch(/^Elko, NV|\?$/);
    expect(asked(`${PAD} Deliver to Elko, NV.`).place).toBe('Elko, NV');
  });
});

describe('who asks is assumed if', () => {
  test('the text writes the name in small letters, unlike other names', () => {
    expect(asked(`${PAD} Ship to Tulsa, OK. thanks, rita`).contact).toBe('rita?');
    expect(asked('one 500 kva pad, 12470d to 480y/277. thanks, rita').contact).toBe('rita');
    expect(asked(`${PAD}\n\nThanks,\nRita Boone`).contact).toBe('Rita Boone');
  });

  test('the name is also one of a place', () => {
    expect(asked(`${PAD}\n\nThanks,\nTulsa`).contact ?? '?').toContain('?');
  });
});
