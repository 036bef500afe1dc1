import type { EstimateInputs } from '../../contract/estimates/inputs';
import { formatMoney } from '../format/money';

/** Work that is switched on and what was entered for it, line by line. */
export function chosenWork({ options }: Pick<EstimateInputs, 'options'>): [label: string, entered: string][] {
  const { fr3EstimatedGallons: gallons, turnPullDetails: turns, additionalCabinetCost: cabinet, reTankCost } = options;
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
      isAmount(cabinet) ? `${formatMoney(Number(cabinet))} additional` : 'yes',
    ],
    [
      options.reTank,
      'Re-tank',
      isAmount(reTankCost) ? `labor ${formatMoney(Number(reTankCost))}` : 'labor not entered',
    ],
  ];
  return all.flatMap(([isOn, label, entered]) => (isOn ? [[label, entered]] : []));
}

/** As it is counted: '.5' and '1500.' are amounts, '.' is none. */
const isAmount = (text: string): boolean => /\d/.test(text);
