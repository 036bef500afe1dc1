import { fusingDemand, fusingOf } from '../../../../../src/domain/matching/reading/fittings/fusing';

const [LOW, HIGH] = [['lowFaults', 'fieldReplaceable'], ['highFaults']] as const;

/** An isolation link is no fuse; a full range clears all faults, but is not replaced from outside. */
test.each([
  ['Bay-O-Net w/ Isolation Link', LOW],
  ['Bay-O-Net', LOW],
  ['bayonet fuses', LOW],
  ['Bay O Net w/ Partial Range CLF', [...LOW, ...HIGH]],
  ['BON + PRCL', [...LOW, ...HIGH]],
  ['Full Range CLF', ['lowFaults', 'highFaults']],
  ['Loadbreak Switch + Bay-O-Net', [...LOW, 'loadbreak']],
  ['Current-limiting fuse', HIGH],
  ['None', []],
  ['no fuses', []],
  ['Isolation Link', []],
])('%j does %j', (text, does) => {
  expect([...(fusingOf(text)?.does ?? ['unread'])].sort()).toEqual([...does].sort());
});

test.each(['', 'N/A', 'Unknown', 'Expulsion', 'Nonesuch', null])('%j names no fusing', (text) => {
  expect(fusingOf(text)).toBeNull();
});

test('an order may name alternatives, and none of them can be read where one cannot', () => {
  expect(fusingDemand('Full Range CLF or Bay-O-Net')?.map(({ does }) => [...does].sort())).toEqual([
    ['highFaults', 'lowFaults'],
    ['fieldReplaceable', 'lowFaults'],
  ]);
  expect(fusingDemand('Bay-O-Net or expulsion')).toBeNull();
});

test('an order may deny a device, or ask for one alone', () => {
  expect(fusingDemand('Bay-O-Net, no CLF')).toMatchObject([{ denied: new Set(['currentLimiting']), isOnly: false }]);
  expect(fusingDemand('Bay-O-Net only')).toMatchObject([{ denied: new Set(), isOnly: true }]);
});

test.each(['no fuse holder', 'without fuse block', 'Expulsion fuse', 'Expulsion w/ isolation link'])(
  '%j speaks of another part than the fusing of a unit',
  (text) => {
    expect(fusingOf(text)).toBeNull();
    expect(fusingDemand(text)).toBeNull();
  },
);

test.each(['no fusing', 'without fuses', 'free of fuses', 'unfused', 'non-fused', 'no fuses, no fuse holder'])(
  '%j is a unit without fuses',
  (text) => {
    expect(fusingOf(text)?.does).toEqual(new Set());
  },
);

test('a denial reaches over an alternative', () => {
  expect(fusingDemand('no Bay-O-Net or CLF')).toMatchObject([{ denied: new Set(['bayONet', 'currentLimiting']) }]);
});

test('full-range fuses are current-limiting', () => {
  expect(fusingOf('Full range')?.devices).toEqual(new Set(['fullRange', 'currentLimiting']));
});
