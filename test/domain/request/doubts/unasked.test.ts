import { readsLines } from '../sentences/said';

const SPEC = '12470D to 480Y/277, radial, dead front, FR3';

describe('a line of which the text says nearly nothing is assumed beside one of which it says much', () => {
  readsLines(
    ['quantity', 'kva_rating', 'primary_voltage_kv'],
    [
      [`The job began with a 750 kVA unit in mind, then grew. One 1000 kVA pad, ${SPEC}.`, '1 | 1000 | 12470D'],
      [
        `Our study has 750 kVA for the shop, the insurer has more. One 1000 kVA pad, ${SPEC}.`,
        '1 | 1000 | 12470D',
        '1? | 750? | -',
      ],
      ['Two 500 kVA and one 750 kVA pad, 12470D to 480Y/277.', '2 | 500 | 12470D', '1 | 750 | 12470D'],
      [`One 1000 kVA pad, ${SPEC}, plus one 300 kVA, same primary, 208Y/120.`, '1 | 1000 | 12470D', '1 | 300 | 12470D'],
    ],
  );
});

describe('a unit in a paragraph that asks for nothing is assumed after those that are asked for', () => {
  readsLines(
    ['kva_rating', 'primary_voltage_kv', 'secondary_voltage_kv'],
    [
      [
        'Westinghouse nameplate, 1972: 750 kVA, 12000D to 480D, 5.1 %Z.\n\nPlease quote one 1000 kVA pad, 12470D to 480Y/277.',
        '1000 | 12470D | 480Y/277',
        '750? | 12000D? | 480D?',
      ],
      [
        'Please quote:\n\n750 kVA pad, 12000D to 480Y/277\n\n1000 kVA pad, 12470D to 480Y/277',
        '750 | 12000D | 480Y/277',
        '1000 | 12470D | 480Y/277',
      ],
    ],
  );
});

describe('talk about a transformer without a demand is assumed', () => {
  readsLines(
    ['kva_rating', 'primary_voltage_kv'],
    [
      ['My dad says the green box is a 50 kVA transformer with 7200 volts going in. How does it work?', '50? | 7200?'],
      ['Anybody have a 50 kVA pad, 7200 V primary?', '50 | 7200'],
      ['50 kVA pad, 7200 V primary, 240/120', '50 | 7200'],
    ],
  );
});
