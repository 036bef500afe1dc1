import { readRating } from '../../../src/domain/nameplate/rating';

const NOTHING = { power: null, phase: null, mounting: null, quantity: null };

test.each([
  ['225 kVA 3ph', { power: '225 kVA', phase: 3 }],
  ['75KVA, single-phase', { power: '75KVA', phase: 1 }],
  ['1,000 kVA 3Ø pad', { power: '1,000 kVA', phase: 3, mounting: 'pad' }],
  ['2.5 MVA three phase substation', { power: '2.5 MVA', phase: 3, mounting: 'substation' }],
  ['3 phase 150 kva pad-mount transformer', { power: '150 kva', phase: 3, mounting: 'pad-mount' }],
  ['45 kVA 1 ph (qty 2)', { power: '45 kVA', phase: 1, quantity: 2 }],
  ['Qty: 4 - 50 kVA pole mount', { power: '50 kVA', mounting: 'pole mount', quantity: 4 }],
  ['*** SINGLE PHASE POLE MOUNTS ***', { phase: 1, mounting: 'POLE MOUNT' }],
  ['== Three-Phase Units ==', { phase: 3 }],
  ['three phase pads', { phase: 3, mounting: 'pad' }],
  ['300 kVA pad (2 units)', { power: '300 kVA', mounting: 'pad', quantity: 2 }],
  ['75 kVA 3 ph (3 available)', { power: '75 kVA', phase: 3, quantity: 3 }],
  ['500 kVA, 3 phase (4 on hand)', { power: '500 kVA', phase: 3, quantity: 4 }],
  ['500 kVA', { power: '500 kVA' }],
])('%j is read', (text, stated) => {
  expect(readRating(text)).toEqual({ ...NOTHING, ...stated });
});

test.each([
  ['500', 'a number alone'],
  ['500 kVA or 750 kVA', 'two powers'],
  ['500/750 kVA 3ph', 'two powers of one unit'],
  ['45 kVA dry type', 'another kind of transformer'],
  ['3 each 50 kVA', 'a count without its word'],
  ['1 and 3 phase pads', 'units of both phases'],
  ['Pads in yard 3', 'a place'],
  ['Prices good until Friday', 'a remark'],
  ['(qty 3)', 'a count alone'],
  ['', 'nothing'],
  ['500 kVA '.repeat(20), 'a long text'],
])('%j is not read: %s', (text) => {
  expect(readRating(text)).toBeNull();
});
