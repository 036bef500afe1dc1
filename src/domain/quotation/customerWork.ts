import type { WorkedEstimate } from '../../contract/estimates/figures';
import type { EstimateInputs, EstimateOptions } from '../../contract/estimates/inputs';
import type { Work } from '../../contract/unit/unit';
import { neededWork } from '../cost/comparison/neededWork';

const JOBS: Readonly<Record<string, string>> = {
  RC: 'Reconditioned: core and coils inspected and dried, new insulating fluid, routine tests, new paint',
  RW: 'Rewound: new windings on the present core, new insulating fluid, routine tests, new paint',
};

/** In the order in which they are read: what changes the transformer first, then its tank and cabinet. */
const WORDS: readonly (readonly [work: Work, words: (options: EstimateOptions) => string])[] = [
  ['rewind', () => 'New windings on the present core'],
  ['turnPull', () => 'Voltage ratio set to your system by changing the turns of a winding'],
  ['feedConversion', () => 'Converted from radial feed to loop feed'],
  ['reTank', () => 'Core and coils moved into another tank'],
  ['replacementCabinet', () => 'New terminal cabinet'],
  ['fr3', ({ fr3EstimatedGallons }) => `Filled with FR3 natural ester fluid${gallons(fr3EstimatedGallons)}`],
];

/** What is done to a unit for an order. */
export interface QuotedWork {
  /** 'RC' or 'RW'; of another order nothing is said of the job as a whole. */
  readonly orderType: string | null;
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
}

/** What will be done to a unit, line by line, in words for the customer; without a cost. */
export function customerWork({ orderType, inputs: { options }, worked }: QuotedWork): string[] {
  const job = JOBS[orderType ?? ''];
  const isDone: Readonly<Record<Work, boolean>> = {
    // That of a rewind order is the job as a whole.
    rewind: orderType !== 'RW' && neededWork(worked.unit).some(({ work }) => work === 'rewind'),
    turnPull: options.turnPull,
    feedConversion: options.feedConversion,
    reTank: options.reTank,
    replacementCabinet: options.replacementCabinet,
    fr3: options.fr3Enabled,
  };
  const lines = WORDS.filter(([work]) => isDone[work]).map(([, words]) => words(options));
  return job === undefined ? lines : [job, ...lines];
}

const gallons = (text: string) => (Number(text) > 0 ? `, about ${Number(text).toLocaleString('en-US')} gallons` : '');
