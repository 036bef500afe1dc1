import type { Unit } from '../../../contract/unit/unit';
import { capitalized } from '../../format/capitalized';
import { formatMoney } from '../../format/money';
import { COST_NOT_RECORDED } from '../recordedCost';
import { workNames } from '../workNames';
import { neededWork } from './neededWork';

/** The needed work with what it costs: 'Turn pull, $2,300'; 'None' where none is. */
export function workTexts(unit: Unit): readonly string[] {
  const texts = neededWork(unit).map(
    ({ work, cost }) => `${capitalized(workNames[work])}, ${cost === null ? COST_NOT_RECORDED : formatMoney(cost)}`,
  );
  return texts.length === 0 ? ['None'] : texts;
}
