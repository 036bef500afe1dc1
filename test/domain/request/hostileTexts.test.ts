import { readRequest } from '../../../src/domain/request/readRequest';
import { TODAY } from './corpus';

const SIZE = 200_000;
const filled = (unit: string, size = SIZE) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

const UNITS: readonly string[] = [
  ...[
    'a ',
    '1',
    '1234567890',
    ' ',
    '/',
    '(',
    '>',
    '> > >\n',
    '12 ',
    '1500 kva ',
    '2 ea 1500 kva 12470d-480y/277\n',
    '|',
    '1\t2\t',
    '1,',
    '.',
    '-',
    '\n',
  ],
  ...[
    'a@',
    'a.b',
    'Aa Bb ',
    'A',
    'bil ',
    'impedance ',
    'taps 2 2.5% up ',
    'From: A\nTo: B\n',
    'Qty\tkVA\n1\t500\n',
    'item 1 ',
    '12-',
    '5%',
    'On a wrote:\n',
    '480y/277 ',
    '(2) ',
  ],
];

/** The number of times that regular expressions start. */
function startsOf(text: string): number {
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  try {
    readRequest(text, TODAY);
    return exec.mock.calls.length;
  } finally {
    exec.mockRestore();
  }
}

describe('long texts', () => {
  test.each(UNITS.map((unit) => [JSON.stringify(unit), unit]))(
    '%s repeated starts few regular expressions',
    (_, unit) => {
      expect(startsOf(filled(unit))).toBeLessThan(400_000);
    },
  );

  test.each(UNITS.map((unit) => [JSON.stringify(unit), unit]))('twice as much of %s is no more work', (_, unit) => {
    expect(startsOf(filled(unit, 2 * SIZE))).toBeLessThanOrEqual(startsOf(filled(unit)) * 1.1 + 100);
  });

  test('report the text beyond the limit', () => {
    const text = `Need one 500 kVA pad, 12470D to 480Y/277.\n${filled('no such thing here\n')}`;
    const { lines, not_understood: rest } = readRequest(text, TODAY);
    expect(lines).toHaveLength(1);
    expect(rest.at(-1)?.end).toBe(text.length);
  });

  test('of long prose words of the trade are read first', () => {
    const text = `${filled('The bidder shall sign one copy of all the forms.\n', 40_000)}Two 750 kVA pads, 12470D to 480Y/277.`;
    expect(readRequest(text, TODAY).lines[0]?.readings.find(({ field }) => field === 'kva_rating')?.value).toBe('750');
  });
});
