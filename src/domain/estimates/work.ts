import type { EstimateSave } from '../../contract/estimates/estimates';
import { acceptedText } from '../descriptions/accepted';
import { deliveryText } from './delivery';

export const NO_WORK: EstimateSave = {
  name: '',
  inputs: {
    options: {
      ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '', reTank: false },
      ...{ reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
    },
    price: null,
    notes: '',
  },
};

export const tidied = ({ name, inputs }: EstimateSave): EstimateSave => ({
  name: name.trim(),
  inputs: {
    ...inputs,
    notes: inputs.notes.trim(),
    options: { ...inputs.options, turnPullDetails: inputs.options.turnPullDetails.trim() },
  },
});

export function differ(a: EstimateSave, b: EstimateSave): boolean {
  const [one, other] = [tidied(a), tidied(b)];
  const [options, others] = [Object.entries(one.inputs.options), new Map(Object.entries(other.inputs.options))];
  return (
    one.name !== other.name ||
    one.inputs.price !== other.inputs.price ||
    one.inputs.notes !== other.inputs.notes ||
    basisOf(one) !== basisOf(other) ||
    deliveryText(one.inputs.delivery) !== deliveryText(other.inputs.delivery) ||
    options.some(([name, value]) => others.get(name) !== value)
  );
}

const basisOf = ({ inputs: { accepted } }: EstimateSave): string => (accepted ? acceptedText(accepted) : '');
