import { CONDITION_WORDS, inWords, workIn } from '../../../src/domain/vocabulary/conditionWords';

test.each([
  ['Send out - rewind', 'RW'],
  ['needs rewinding, HV coil open', 'RW'],
  ['needs to be rewound', 'RW'],
  ['MUST BE REWOUND', 'RW'],
  ['OK to recondition', 'RC'],
  ['recon only', 'RC'],
  ['RECONDITIONED (A stock)', 'RC'],
  ['Rewound (new coils 2021)', 'RW'],
  ['Rewound, tested', 'RW'],
  ['Rebobiné (2019)', 'RW'],
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
    'Rewound (failed again)',
    'Reconditioned (or rewound)',
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

test.each([
  ['Rebobiné / Rewound', 'RW'],
  ['Remis à neuf / Reconditioned', 'RC'],
  ['Remise à neuf', 'RC'],
  ['REMIS A NEUF', 'RC'],
  ['Rebobinage', 'RW'],
  ['Rebobinado', 'RW'],
  ['Reacondicionado', 'RC'],
  ['Good / Burned', 'Good / Burned'],
  ['Good / scrap', 'Good / scrap'],
])('the word %j is %s', (text, value) => {
  expect(inWords(CONDITION_WORDS)(text)).toBe(value);
});
