import type { Design } from '../designs';
import { PRIMARIES } from '../tables';
import { when, type Departure } from './stockDesign';

/** Departures that work makes good. */
export function workDepartures(design: Design): readonly Departure[] {
  return [
    ...when(design.fluid === 'FR3', { fluid: 'Mineral Oil' }),
    ...when(design.config.startsWith('Loop'), { config: design.config.replace('Loop', 'Radial') }),
    ...turnPulls(design),
    { cabinet: 'replace' },
    { tank: 'replace' },
    ...when(design.condition === 'RC', { condition: 'RW' }),
  ];
}

/** Voltages one turn away, as they stand on nameplates. */
export function turnPulls(design: Design): readonly Departure[] {
  const secondary = NEAR_SECONDARIES.find(([asked]) => asked === design.secondary)?.[1];
  return [
    ...nearPrimaries(design).map((primary) => ({ primary })),
    ...(secondary === undefined ? [] : [{ secondary }]),
  ];
}

const NEAR_SECONDARIES = [
  ['480Y/277', '460Y/266'],
  ['208Y/120', '216Y/125'],
] as const;

/** 12.47 kV and 13.2 kV of the same connection: taps of 5 % do not reach, a turn pull does. */
function nearPrimaries({ primary }: Design): readonly Design['primary'][] {
  const [, volts = '', connection = ''] = /^(\d+)(D|Y|GrdY)/.exec(primary.nameplate) ?? [];
  const near = `${NEAR_VOLTS.get(volts)}${connection}`;
  return PRIMARIES.map(([each]) => each).filter(({ nameplate }) => nameplate.startsWith(near));
}

const NEAR_VOLTS = new Map([
  ['12470', '13200'],
  ['13200', '12470'],
]);
