import type { EstimateInputs } from '../../../../../contract/estimates/inputs';
import { workNames } from '../../../../../domain/cost/work';
import { chosenOptions } from '../../../../../domain/estimates/workOut';
import { type ChosenWork, isCostKnown, type Job } from '../../../../../domain/estimates/whatIf/job';
import { workThatFits } from '../../../../../domain/estimates/whatIf/workThatFits';
import { capitalized } from '../../../../../domain/format/text';
import { formatPrice } from '../../../../../domain/format/money';
import { Button } from '../../../../ui/button/Button';
import { Stack, Dim } from '../../../../ui/elements';
import { Badge } from '../../../../ui/mark/Badge';

interface FittingWorkProps {
  job: Job;
  price: number | null;
  onChange: (change: Partial<EstimateInputs>) => void;
}

/** Which of the chosen work the price has room for at the margin floor. */
export function FittingWork({ job, price, onChange }: FittingWorkProps) {
  const floor = job.rates.goodMargin;
  const fit = price === null ? null : workThatFits(job, price, floor);
  if (fit === null) return <Dim>Enter a price to see which work it has room for.</Dim>;
  const { stays, goes, over, options } = fit;
  if (stays.length + goes.length === 0) return <Dim>No work is chosen.</Dim>;
  return (
    <Stack $gap={2}>
      <Dim>{`For a margin of ${floor}%: what the unit needs first, then the largest first.`}</Dim>
      {!isCostKnown(job) && <p>A cost is not recorded: there is less room than it seems.</p>}
      {over > 0 && (
        <p>{`Even without any work, the job is ${isCostKnown(job) ? '' : 'at least '}${formatPrice(over)} above what this price allows.`}</p>
      )}
      <ul>
        {stays.map((each) => (
          <WorkLine key={each.work} of={each} fits />
        ))}
        {goes.map((each) => (
          <WorkLine key={each.work} of={each} fits={false} />
        ))}
      </ul>
      {goes.length > 0 && (
        <div>
          <Button size="small" onClick={() => onChange({ options: chosenOptions(options) })}>
            Keep only what fits
          </Button>
        </div>
      )}
    </Stack>
  );
}

const WorkLine = ({ of: { work, dollars, isNeeded }, fits }: { of: ChosenWork; fits: boolean }) => (
  <li>
    {`${capitalized(workNames[work])}, ${formatPrice(dollars)}${isNeeded ? ', needed' : ''} `}
    <Badge tone={fits ? 'ok' : 'bad'}>{fits ? 'Fits' : 'Does not fit'}</Badge>
  </li>
);
