import { type CostedUnit, neededWork } from '../../../domain/cost/comparison/costedUnit';
import { OptionAmount, OptionLine } from '../unit/optionLine';
import { plus } from './switchAmount';

/** A rewind that the unit needs. It has no switch: without it the unit does not fit the order. */
export function RewindLine({ unit }: { unit: CostedUnit }) {
  const rewind = neededWork(unit).find(({ work }) => work === 'rewind');
  if (!rewind) return null;
  return (
    <li>
      <OptionLine>
        Rewind
        <OptionAmount data-on>
          {rewind.cost === null ? 'Cost not recorded' : `${plus(rewind.cost)} · needed`}
        </OptionAmount>
      </OptionLine>
    </li>
  );
}
