import {
  amperesIn,
  bushingAmperes,
  bushingText,
  terminalDemand,
  terminalsOf,
} from '../../../../src/domain/matching/reading/terminals';

test.each([
  [' Loop Feed ', 'Porcelain', 'Loop Feed'],
  [' ', ' Porcelain ', 'Porcelain'],
  [null, 'Porcelain', 'Porcelain'],
  [null, null, ''],
  ['', ' ', ''],
])('the configuration %p with bushing type %p is shown as %p', (configuration, type, text) => {
  expect(bushingText({ configuration, type })).toBe(text);
});

test.each([
  ['Loop Feed Dead Front', null, { feed: 'loop', front: 'dead' }],
  ['RADIAL, live front', null, { feed: 'radial', front: 'live' }],
  ['Loop', 'live', { feed: 'loop', front: 'live' }],
  [null, 'Porcelain', { feed: null, front: null }],
  ['Overloop, alive', 'undead', { feed: null, front: null }],
  ['Radial feed', 'loop-feed insert', { feed: 'radial', front: null }],
  ['radial only, no loop', null, { feed: 'radial', front: null }],
  ['loop or radial', null, { feed: 'loop', front: null }],
  ['no loop, not live front', null, { feed: 'radial', front: 'dead' }],
  [null, null, { feed: null, front: null }],
] as const)('the configuration %p with bushing type %p reads as %p', (configuration, type, expected) => {
  expect(terminalsOf({ configuration, type })).toEqual(expected);
});

test('feed and front are required independently', () => {
  const none = { excluded: new Set(), isOnly: false };
  expect(terminalDemand('Loop Feed Dead Front')).toEqual({
    feed: { included: new Set(['loop']), ...none },
    front: { included: new Set(['dead']), ...none },
  });
  expect(terminalDemand('radial only, no loop')).toEqual({
    feed: { included: new Set(['radial']), excluded: new Set(['loop']), isOnly: true },
    front: null,
  });
  expect(terminalDemand('not dead front')?.front).toEqual({
    included: new Set(),
    excluded: new Set(['dead']),
    isOnly: false,
  });
  expect(terminalDemand('Wells')).toBeNull();
});

test.each([
  ['200 A Well and Insert', [200]],
  ['600A integral', [600]],
  ['600 amp', [600]],
  ['200 A or 600 A', [200, 600]],
  ['200-amperes', [200]],
  ['Porcelain', []],
  ['12470', []],
])('%j names the amperes %j', (text, amperes) => {
  expect([...amperesIn(text)]).toEqual(amperes);
});

test('the type rates the bushings, else the configuration', () => {
  expect([...bushingAmperes({ type: '600 A', configuration: 'Loop, 200 A' })]).toEqual([600]);
  expect([...bushingAmperes({ type: 'Porcelain', configuration: 'Loop, 200 A' })]).toEqual([200]);
  expect(bushingAmperes({ type: null, configuration: null }).size).toBe(0);
});
