import { useState } from 'react';
import {
  type EstimateDelivery,
  type EstimateInputs,
  MAX_DELIVERY_WEEKS,
} from '../../../../../contract/estimates/inputs';
import type { Estimate } from '../../../../../domain/cost/comparison/estimate';
import { workNames } from '../../../../../domain/cost/work';
import {
  deliveryIn,
  type DeliveryKind,
  deliveryKind,
  deliveryText,
  typedDelivery,
} from '../../../../../domain/estimates/delivery';
import { chosenOptions } from '../../../../../domain/estimates/workOut';
import {
  marginIn,
  priceIn,
  lowestPriceText,
  priceForMargin,
} from '../../../../../domain/estimates/whatIf/priceForMargin';
import { type ChosenWork, isCostKnown, type Job } from '../../../../../domain/estimates/whatIf/job';
import { workThatFits } from '../../../../../domain/estimates/whatIf/workThatFits';
import { formatDate } from '../../../../../domain/format/date';
import { capitalized } from '../../../../../domain/format/text';
import { formatPrice } from '../../../../../domain/format/money';
import { Button } from '../../../../ui/button/Button';
import { Segmented } from '../../../../ui/field/Segmented';
import { TextField } from '../../../../ui/field/TextField';
import { Row, Stack, Dim } from '../../../../ui/elements';
import { Badge } from '../../../../ui/mark/Badge';

const GIVEN: readonly { value: Given; label: string }[] = [
  { value: 'price', label: 'Price' },
  { value: 'margin', label: 'Margin' },
  { value: 'work', label: 'Fit work to price' },
];

interface PriceGoalProps {
  job: Job;
  goal: PriceGoalState;
  figures: Estimate;
  onChange: (change: Partial<EstimateInputs>) => void;
}

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

function LowestPrice({ job, figures: { salePrice, isComplete }, onChange }: Omit<PriceGoalProps, 'goal'>) {
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

type Given = 'price' | 'margin' | 'work';

export function usePriceGoal({ job, price }: { job: Job; price: number | null }) {
  const [given, setGiven] = useState<Given>('price');
  const [text, setText] = useState('');
  const [margin, setMargin] = useState(String(job.rates.goodMargin));
  const typed = priceIn(text);
  // A price set elsewhere replaces the text unless the user is typing.
  const shown = typed === price || typed === undefined ? text : price === null ? '' : formatPrice(price).slice(1);
  const percent = marginIn(margin);
  const atMargin = (of: Job, wanted = percent) => (wanted === undefined ? null : priceForMargin(of, wanted));
  return {
    ...{ given, setGiven, margin, percent },
    priceText: shown,
    isNoPrice: priceIn(shown) === undefined,
    typePrice: (next: string) => {
      setText(next);
      const value = priceIn(next);
      return value === undefined ? {} : { price: value };
    },
    typeMargin: (next: string) => {
      setMargin(next);
      const value = atMargin(job, marginIn(next));
      return value === null ? {} : { price: value };
    },
    priceOf: (changed: Job): { price?: number } => {
      const value = given === 'margin' ? atMargin(changed) : null;
      return value === null ? {} : { price: value };
    },
  };
}

type PriceGoalState = ReturnType<typeof usePriceGoal>;

function FittingWork({ job, price, onChange }: Pick<PriceGoalProps, 'job' | 'onChange'> & { price: number | null }) {
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
        {stays.map((each) => workLine(each, true))}
        {goes.map((each) => workLine(each, false))}
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

const workLine = ({ work, dollars, isNeeded }: ChosenWork, fits: boolean) => (
  <li key={work}>
    {`${capitalized(workNames[work])}, ${formatPrice(dollars)}${isNeeded ? ', needed' : ''} `}
    <Badge tone={fits ? 'ok' : 'bad'}>{fits ? 'Fits' : 'Does not fit'}</Badge>
  </li>
);

const KINDS: readonly { value: DeliveryKind; label: string }[] = [
  { value: 'order', label: 'Same as order' },
  { value: 'day', label: 'Date' },
  { value: 'weeks', label: 'Weeks' },
];

interface DeliveryFieldProps {
  delivery: EstimateDelivery | undefined;
  /** 'YYYY-MM-DD'; null if the order has none. */
  orderDay: string | null;
  onChange: (delivery: EstimateDelivery | undefined) => void;
}

export function DeliveryField({ delivery, orderDay, onChange }: DeliveryFieldProps) {
  const [typed, setTyped] = useState({ kind: deliveryKind(delivery), text: typedDelivery(delivery) });
  // A delivery set elsewhere replaces the typed one unless the user is typing.
  const isTyped = deliveryText(deliveryIn(typed.kind, typed.text)) === deliveryText(delivery);
  const { kind, text } = isTyped ? typed : { kind: deliveryKind(delivery), text: typedDelivery(delivery) };
  const type = (next: typeof typed) => {
    setTyped(next);
    onChange(deliveryIn(next.kind, next.text));
  };
  return (
    <Stack $gap={2}>
      <div>
        <Segmented label="Delivery" options={KINDS} value={kind} onChange={(next) => type({ kind: next, text: '' })} />
      </div>
      {kind === 'order' && <Dim>{orderDay === null ? 'The order has no delivery date.' : formatDate(orderDay)}</Dim>}
      {kind === 'day' && (
        <TextField
          label="Delivery date"
          type="date"
          value={text}
          error={delivery ? null : 'Enter a date; without one, that of the order counts.'}
          onChange={(next) => type({ kind, text: next })}
        />
      )}
      {kind === 'weeks' && (
        <TextField
          label="Weeks after the order"
          inputMode="numeric"
          value={text}
          error={
            delivery ? null : `Enter weeks from 1 to ${MAX_DELIVERY_WEEKS}; without them, the date of the order counts.`
          }
          onChange={(next) => type({ kind, text: next })}
        />
      )}
    </Stack>
  );
}
