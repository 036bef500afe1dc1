import type { EstimateInputs } from '../../../../../contract/estimates/inputs';
import type { Estimate } from '../../../../../domain/cost/comparison/estimate';
import type { Job } from '../../../../../domain/estimates/whatIf/job';
import { lowestPriceText, priceForMargin } from '../../../../../domain/estimates/whatIf/priceForMargin';
import { formatPrice } from '../../../../../domain/format/money';
import { Button } from '../../../../ui/button/Button';
import { Segmented } from '../../../../ui/field/Segmented';
import { TextField } from '../../../../ui/field/TextField';
import { Row, Stack, Dim } from '../../../../ui/elements';
import { FittingWork } from './FittingWork';
import type { Given, PriceGoalState } from './usePriceGoal';

const GIVEN: readonly { value: Given; label: string }[] = [
  { value: 'price', label: 'Price' },
  { value: 'margin', label: 'Margin' },
  { value: 'work', label: 'Work that fits' },
];

interface PriceGoalProps {
  job: Job;
  goal: PriceGoalState;
  figures: Estimate;
  onChange: (change: Partial<EstimateInputs>) => void;
}

/** The price as it is entered, as a margin needs it, or as a limit for the work; and the lowest price at the margin floor. */
export function PriceGoal({ job, goal, figures, onChange }: PriceGoalProps) {
  const { given, percent } = goal;
  const give = (next: Given) => {
    goal.setGiven(next);
    if (next === 'margin') onChange(goal.typeMargin(goal.margin));
  };
  return (
    <Stack>
      <div>
        <Segmented label="What is given" options={GIVEN} value={given} onChange={give} />
      </div>
      {given === 'margin' ? (
        <>
          <TextField
            label="Margin, percent of the price"
            inputMode="decimal"
            value={goal.margin}
            error={percent === undefined ? 'Enter a percentage from 0 to 99, such as 25.' : null}
            onChange={(text) => onChange(goal.typeMargin(text))}
          />
          <p>{`Price ${figures.isComplete ? '' : 'at least '}${formatPrice(figures.salePrice)}`}</p>
        </>
      ) : (
        <TextField
          label="Price, US dollars"
          inputMode="decimal"
          placeholder={
            figures.salePrice === null ? undefined : `${formatPrice(figures.salePrice)} ${figures.priceOrigin ?? ''}`
          }
          value={goal.priceText}
          error={goal.isNoPrice ? 'Enter US dollars, such as 41250.50.' : null}
          onChange={(text) => onChange(goal.typePrice(text))}
        />
      )}
      {given === 'work' && <FittingWork job={job} price={figures.salePrice} onChange={onChange} />}
      <LowestPrice job={job} figures={figures} onChange={onChange} />
    </Stack>
  );
}

interface LowestPriceProps {
  job: Job;
  figures: Estimate;
  onChange: (change: Partial<EstimateInputs>) => void;
}

function LowestPrice({ job, figures: { salePrice, isComplete }, onChange }: LowestPriceProps) {
  const { goodMargin } = job.rates;
  const lowest = priceForMargin(job, goodMargin);
  if (lowest === null) return <Dim>This unit has no cost to count from.</Dim>;
  return (
    <Row $gap={2}>
      <span>{`Lowest price for ${goodMargin}%: ${lowestPriceText(job, goodMargin, isComplete)}`}</span>
      {lowest !== salePrice && (
        <Button size="small" onClick={() => onChange({ price: lowest })}>
          Use it
        </Button>
      )}
    </Row>
  );
}
