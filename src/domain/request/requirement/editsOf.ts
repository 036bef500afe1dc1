import type { RequestedLine } from '../../../contract/requests/matching';
import type { MatchRequirement, RequiredValue } from '../../matching/reading/requirement';
import { windingText, type Voltage } from '../../nameplate/winding';

type Changed = Partial<MatchRequirement>;

const textOf = (value: RequiredValue<unknown> | null | undefined): string => value?.text ?? '';
/** With its connection, which the words of a change leave out. */
const nameplate = (value: RequiredValue<Voltage> | null | undefined): string =>
  value?.value?.map(windingText).join(' x ') ?? textOf(value);

const edits: readonly (readonly [
  keyof MatchRequirement,
  (changed: Changed, fields: RequestedLine) => RequestedLine,
])[] = [
  ['kva', ({ kva }) => ({ kva_rating: textOf(kva) })],
  ['primaryVoltage', ({ primaryVoltage }) => ({ primary_voltage_kv: nameplate(primaryVoltage) })],
  ['secondaryVoltage', ({ secondaryVoltage }) => ({ secondary_voltage_kv: textOf(secondaryVoltage) })],
  ['bil', ({ bil }) => ({ bil: textOf(bil) })],
  ['winding', ({ winding }) => ({ coil_type: textOf(winding) })],
  ['orderType', ({ orderType }) => ({ condition: orderType?.value === 'RW' ? 'Rewound' : '' })],
  ['taps', ({ taps }) => ({ tap_range_pct: textOf(taps) })],
  ['fusing', ({ fusing }) => ({ fusing: textOf(fusing) })],
  ['secondaryBushings', ({ secondaryBushings }) => ({ sec_bush: textOf(secondaryBushings) })],
  ['bushingRating', ({ bushingRating }) => ({ bushing_rating: textOf(bushingRating) })],
  ['impedance', ({ impedance }) => ({ impedance_pct: textOf(impedance) })],
  ['fluid', ({ fluid }) => ({ oil_type: textOf(fluid) })],
  ['bushing', terminalEdits],
];

/** A line that allows radial is served by loop units, too. */
function terminalEdits({ bushing }: Changed, { feed, front }: RequestedLine): RequestedLine {
  return {
    ...(feed && bushing?.value?.feed === null && { feed: 'radial' }),
    ...(front && bushing?.value?.front === null && { front: '' }),
  };
}

/** The fields of a line that make a change of its requirement; an empty one requires nothing. */
export const editsOf = (changed: Changed, fields: RequestedLine): RequestedLine =>
  edits.reduce<RequestedLine>((all, [key, edit]) => (key in changed ? { ...all, ...edit(changed, fields) } : all), {});
