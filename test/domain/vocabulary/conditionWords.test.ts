import { workIn } from '../../../src/domain/vocabulary/conditionWords';

test.each([
  ['Send out - rewind', 'RW'],
  ['needs rewinding, HV coil open', 'RW'],
  ['needs to be rewound', 'RW'],
  ['MUST BE REWOUND', 'RW'],
  ['OK to recondition', 'RC'],
  ['recon only', 'RC'],
  ['RECONDITIONED (A stock)', 'RC'],
])('%j is %s', (text, work) => {
  expect(workIn(text)).toBe(work);
});

test.each([
  ...['recondition or rewind', 'no rewind', "don't rewind", 'rewind?', 'maybe rewind', 'scrap, not worth a rewind'],
  ...[
    'not to be rewound',
    'rewound by Ohm Shop',
    'to be rewound or reconditioned',
    'rewind completed',
    'last rewind 2011',
    'reconditioned after rewind',
    'prewinder',
    'scrap',
    'keep',
    '',
  ],
])('%j decides nothing', (text) => {
  expect(workIn(text)).toBe(text);
});
