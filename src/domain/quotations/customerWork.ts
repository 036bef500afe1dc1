import type { WorkedEstimate } from '../../contract/estimates/figures';
import type { EstimateInputs, EstimateOptions } from '../../contract/estimates/inputs';
import type { Work } from '../../contract/units/unit';
import { neededWork } from '../cost/comparison/costedUnit';
import { delivered, deliveredVoltage, type DeliveredUnit, type VoltageSide } from './delivered';
import { formatMoney } from '../format/money';
import { enteredNumber } from '../quantity/quantity';

const OF_EVERY_JOB = 'new insulating fluid, routine tests, new paint';

interface Voltages {
  readonly nameplate: string;
  readonly delivered: string;
}

const jobOf = (orderType: string | null, voltages: Voltages): string[] => {
  if (orderType === 'RC') return [`Reconditioned: core and coils inspected and dried, ${OF_EVERY_JOB}`];
  if (orderType !== 'RW') return [];
  return [`Rewound to ${voltages.delivered}: new windings on the present core, ${OF_EVERY_JOB}`];
};

/** In reading order: first what changes the transformer, then tank and cabinet. */
const WORDS: readonly (readonly [work: Work, words: (options: EstimateOptions, voltages: Voltages) => string])[] = [
  ['rewind', (_options, voltages) => `New windings on the present core for ${voltages.delivered}`],
  ['turnPull', (_options, voltages) => turnsText(voltages)],
  ['feedConversion', () => 'Converted from radial feed to loop feed'],
  ['reTank', () => 'Core and coils moved into another tank'],
  ['replacementCabinet', () => 'New terminal cabinet'],
  ['fr3', ({ fr3EstimatedGallons }) => `Filled with FR3 natural ester fluid${gallons(fr3EstimatedGallons)}`],
];

const turnsText = ({ nameplate, delivered: text }: Voltages): string =>
  text === nameplate
    ? `Turns of a winding changed; rated voltages stay ${text}`
    : `Voltage ratio set to ${text}, from ${nameplate}, by changing the turns of a winding`;

interface QuotedWork {
  readonly orderType: string | null;
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
  readonly unit: DeliveredUnit;
}

/** Work on a unit in words for the customer, without costs. */
export function customerWork({ orderType, inputs: { options }, worked, unit }: QuotedWork): string[] {
  const { primary_voltage: primary, secondary_voltage: secondary } = delivered(unit);
  const voltages = {
    nameplate: `${unit.primary.nameplate} – ${unit.secondary.nameplate}`,
    delivered: `${primary} – ${secondary}`,
  };
  const isDone: Readonly<Record<Work, boolean>> = {
    // A rewind order is a rewind as a whole.
    rewind: orderType !== 'RW' && neededWork(worked.unit).some(({ work }) => work === 'rewind'),
    turnPull: options.turnPull,
    feedConversion: options.feedConversion,
    reTank: options.reTank,
    replacementCabinet: options.replacementCabinet,
    fr3: options.fr3Enabled,
  };
  const lines = WORDS.filter(([work]) => isDone[work]).map(([, words]) => words(options, voltages));
  return [...jobOf(orderType, voltages), ...settings(unit), ...lines];
}

/** A tap or one of its voltages that reaches a required voltage without work. */
const settings = ({ primary, secondary, changesTurns }: DeliveredUnit): string[] =>
  [primary, secondary].flatMap((side) => {
    const text = deliveredVoltage(side, changesTurns);
    return side.verdict === 'acceptable' && text !== side.nameplate ? [settingText(side, text)] : [];
  });

const settingText = ({ nameplate }: VoltageSide, text: string): string =>
  nameplate.includes(text)
    ? `Connected for ${text}, of ${nameplate}`
    : `Tap changer set for ${text}, from ${nameplate}`;

const gallons = (text: string) => (Number(text) > 0 ? `, about ${Number(text).toLocaleString('en-US')} gallons` : '');

export function chosenWork({ options }: Pick<EstimateInputs, 'options'>): [label: string, entered: string][] {
  const { fr3EstimatedGallons: gallons, turnPullDetails: turns } = options;
  const [cabinet, labor] = [enteredNumber(options.additionalCabinetCost), enteredNumber(options.reTankCost)];
  const all: (readonly [boolean, string, string])[] = [
    [options.fr3Enabled, 'FR3 fill', gallons === '' ? 'gallons not entered' : `${gallons} gallons`],
    [
      options.turnPull,
      'Turn pull',
      turns === '' ? 'turns not entered' : `${turns} ${turns === '1' ? 'turn' : 'turns'}`,
    ],
    [options.feedConversion, 'Feed conversion', 'yes'],
    [
      options.replacementCabinet,
      'Replacement cabinet',
      cabinet === null ? 'yes' : `${formatMoney(cabinet)} additional`,
    ],
    [options.reTank, 'Re-tank', labor === null ? 'labor not entered' : `labor ${formatMoney(labor)}`],
  ];
  return all.flatMap(([isOn, label, entered]) => (isOn ? [[label, entered]] : []));
}
