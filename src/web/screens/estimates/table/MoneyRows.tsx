import type { WorkedEstimate } from '../../../../contract/estimates/figures';
import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { choicesSideBySide } from '../../../../domain/estimates/inputLines';
import { caveats } from '../../../../domain/cost/comparison/estimateWords';
import { NOT_AVAILABLE } from '../../../../domain/format/number';
import { freightLine } from '../../../../domain/freight/freightWords';
import { jobOf } from '../../../../domain/estimates/whatIf/job';
import { lowestPriceText } from '../../../../domain/estimates/whatIf/priceForMargin';
import { Badge } from '../../../ui/mark/Badge';
import { letterOf } from '../Letter';
import { Line } from '../side/Line';
import { MoneyLines } from '../side/MoneyLines';
import { Share } from '../side/sideStyle';

interface MoneyRowsProps {
  estimates: readonly StoredEstimate[];
  isToday: boolean;
}

/** What was chosen, where the money goes, and the lowest price, for each estimate. */
export function MoneyRows({ estimates, isToday }: MoneyRowsProps) {
  const sides = estimates.map((estimate) => ({ estimate, worked: isToday ? estimate.workedToday : estimate.worked }));
  if (!sides.every(isWorked)) return null;
  const given = sides.map(({ estimate: { inputs }, worked }) => ({ inputs, worked }));
  const names = estimates.map((_, index) => letterOf(index, estimates.length));
  return (
    <>
      {choicesSideBySide(given.map(({ inputs }) => inputs)).map(({ label, differs, texts }) => (
        <Line key={label} {...{ label, differs, names }} cells={texts} />
      ))}
      <MoneyLines {...{ given, names }} />
      {given.some(({ worked }) => worked.freight) && (
        <Line label="After freight" names={names} cells={given.map(({ worked }) => freightOf(worked))} />
      )}
      {given.some(({ worked }) => caveats(worked.figures).length > 0) && (
        <Line label="Mind" names={names} cells={given.map(({ worked }) => caveatsOf(worked))} />
      )}
      <Line
        label={lowestLabel(given)}
        names={names}
        isMoney
        cells={given.map((each) => (
          <>
            {lowestPrice(each)}
            <Share />
          </>
        ))}
      />
    </>
  );
}

type Side = { estimate: StoredEstimate; worked: WorkedEstimate | null };
const isWorked = (side: Side): side is Side & { worked: WorkedEstimate } => side.worked !== null;

const freightOf = ({ figures, freight }: WorkedEstimate): string =>
  freight ? freightLine(figures, freight).value : NOT_AVAILABLE;

const caveatsOf = ({ figures }: WorkedEstimate) =>
  caveats(figures).map((words) => (
    <Badge key={words} tone="warn">
      {words}
    </Badge>
  ));

type Given = Parameters<typeof jobOf>[0];

/** The floor stands in the line's name where all have the same. */
function lowestLabel(given: readonly Given[]): string {
  const [floor, ...others] = new Set(given.map(({ worked }) => worked.rates.values.goodMargin));
  return others.length === 0 ? `Lowest price for ${floor}%` : 'Lowest price at the margin floor';
}

const lowestPrice = (given: Given): string =>
  lowestPriceText(jobOf(given), given.worked.rates.values.goodMargin, given.worked.figures.isComplete) ?? 'N/A';
