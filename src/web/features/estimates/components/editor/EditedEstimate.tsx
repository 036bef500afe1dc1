import type { EstimateDraft, OrderEstimates } from '../../../../../contract/estimates/estimates';
import type { Accepted } from '../../../../../contract/matching/quote';
import type { Order } from '../../../../../contract/orders/order';
import type { Unit } from '../../../../../contract/units/unit';
import { countedOf } from '../../../../../domain/descriptions/accepted';
import { chosenOptions, storedRates } from '../../../../../domain/estimates/workOut';
import { unitFreight } from '../../../../../domain/freight/unitFreight';
import { toDisplayOrder } from '../../../../../domain/orders/displayOrder';
import { toQuote } from '../../../../../domain/orders/quote';
import { plainNumber } from '../../../../../domain/quantity/quantity';
import { DEFAULT_RATES } from '../../../../../domain/rates/rates';
import { useGetJudgedUnitQuery } from '../../../matching/api/judgedUnit';
import { errorMessage } from '../../../../lib/errorMessage';
import { useAppSelector } from '../../../../store/hooks';
import { useGated } from '../../../../store/gate/useEffectGate';
import { selectCostOptions } from '../../../comparison/state/comparisonChoices';
import { selectAccepted, selectQuote } from '../../../matching/state/quote';
import { selectNamedRates } from '../../../rates/state/selectors';
import { Button } from '../../../../ui/button/Button';
import { Row, Stack } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { Working } from '../../../../ui/Spinner';
import type { ShownEstimates } from '../../state/useShownEstimates';
import { EstimateEditor } from './EstimateEditor';
import { TryAgain } from '../../../../ui/notice/LoadFailure';

interface EditedEstimateProps extends OrderEstimates {
  order: Order;
  view: ShownEstimates;
  /** An estimate id, or 'new:' and a serial. */
  edited: string;
}

const NEW = /^new:(.+)$/;

export function EditedEstimate({ order, results, drafts, view, edited }: EditedEstimateProps) {
  const serial = NEW.exec(edited)?.[1];
  const draftOf = (unit: string, id: string | null) =>
    drafts.find(({ unitSerial, estimateId }) => unitSerial === unit && String(estimateId) === String(id));
  if (serial !== undefined) return <NewEstimate {...{ order, view, serial }} draft={draftOf(serial, null)} />;
  const estimate = results.find(({ id }) => String(id) === edited);
  const worked = estimate?.workedToday ?? estimate?.worked;
  if (!estimate || !worked)
    return <Notice tone="warn">This estimate is not among those of the order. Choose one below.</Notice>;
  const { id, unitSerial, name, inputs, version } = estimate;
  return (
    <EstimateEditor
      place={{ orderId: String(order.id), serial: unitSerial, estimateId: String(id) }}
      loaded={{ work: { name, inputs }, version }}
      grounds={worked}
      order={order}
      draft={draftOf(unitSerial, String(id))}
      {...editorEvents(view)}
    />
  );
}

const editorEvents = ({ showSaved, restart, edit }: ShownEstimates) => ({
  onSaved: showSaved,
  onReload: restart,
  onClose: () => edit(null),
});

interface NewEstimateProps extends Pick<EditedEstimateProps, 'order' | 'view'> {
  serial: string;
  draft: EstimateDraft | undefined;
}

function NewEstimate(props: NewEstimateProps) {
  const { serial } = props;
  const { quote, accepted } = useBasis(props);
  const { currentData, error, isFetching, refetch } = useGetJudgedUnitQuery({ quote, serial });
  const unit = currentData?.unit;
  const again = useGated(refetch);
  if (unit) return <OfUnit {...props} unit={unit} accepted={accepted} />;
  if (isFetching) return <Working>Loading the unit...</Working>;
  return (
    <Stack>
      <Notice tone="bad">
        {`Unit ${serial} could not be judged for this order. `}
        {error ? errorMessage(error) : 'No unit has this inventory control number.'}
      </Notice>
      <Row>
        <TryAgain onClick={again} />
        <Button onClick={() => props.view.edit(null)}>Close</Button>
      </Row>
    </Stack>
  );
}

/** Accepted in this tab, otherwise from the draft. */
function useBasis({ order, draft }: NewEstimateProps) {
  const quote = useAppSelector((state) => selectQuote(state, order));
  const accepted = useAppSelector((state) => selectAccepted(state, order));
  const drafted = draft?.inputs.accepted;
  if (accepted !== undefined || drafted === undefined) return { quote, accepted };
  const { constraints, fields } = countedOf(order.requirement ?? {}, drafted);
  return { quote: toQuote(order, constraints, fields), accepted: drafted };
}

interface OfUnitProps extends NewEstimateProps {
  unit: Unit;
  accepted: Accepted | undefined;
}

function OfUnit({ order, serial, unit, accepted, draft, view }: OfUnitProps) {
  const orderId = String(order.id);
  const events = editorEvents(view);
  const options = useAppSelector((state) => selectCostOptions(state, orderId, unit));
  const rates = useAppSelector(selectNamedRates) ?? {
    id: null,
    holdsFrom: null,
    values: { ...DEFAULT_RATES, distances: [] },
  };
  const work = {
    name: `Estimate of unit ${serial}`,
    inputs: { options: chosenOptions(options), price: null, notes: '', ...(accepted && { accepted }) },
  };
  return (
    <EstimateEditor
      place={{ orderId, serial, estimateId: null }}
      loaded={{ work, version: 0 }}
      grounds={{
        ...{ unit, orderSalePrice: plainNumber(order.sale_price), rates: storedRates(rates) },
        freight: unitFreight(rates.values, unit, toDisplayOrder(order)),
      }}
      order={order}
      draft={draft}
      {...events}
      onReload={draft ? events.onReload : events.onClose}
    />
  );
}
