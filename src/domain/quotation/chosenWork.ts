import type { EstimateInputs } from '../../contract/estimates/inputs';
import { formatMoney } from '../format/money';
import { enteredNumber } from '../quantity/enteredNumber';

/** Work that is switched on and what was entered for it, line by line. */
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
