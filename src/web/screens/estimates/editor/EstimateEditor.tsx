import { styled } from 'styled-components';
import type { Order } from '../../../../contract/order/order';
import { changeCostOption, type CostChange } from '../../../../domain/cost/comparison/costOptions';
import { chosenOptions, costOptionsOf, figuresOf, type Grounds } from '../../../../domain/estimates/workOut';
import { MAX_ESTIMATE_NAME, MAX_ESTIMATE_NOTES, type EstimateInputs } from '../../../../contract/estimates/inputs';
import { CostSwitches } from '../../../parts/cost/CostSwitches';
import { givenCosts } from '../../../parts/cost/liveCosts';
import { PriceBar } from '../../../parts/cost/PriceBar';
import { PriceSummary } from '../../../parts/cost/PriceSummary';
import { useWhoMay } from '../../../state/hooks';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { Card, Row, Stack, Dim } from '../../../ui/elements';
import { screens, space } from '../../../ui/theme';
import { AcceptedTexts } from './AcceptedTexts';
import { DeliveryField } from './DeliveryField';
import { DraftLine } from './DraftLine';
import { OtherDraft } from './OtherDraft';
import { EditorFit } from './EditorFit';
import { EditorButtons } from './EditorButtons';
import { PriceGoal } from './price/PriceGoal';
import { Sensitivity } from './Sensitivity';
import { StaleEstimate } from './StaleEstimate';
import { WorkDays } from './WorkDays';
import { useEstimateEditing, type Editing } from './useEstimateEditing';
import { usePriceGoal } from './price/usePriceGoal';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)} ${space(8)};
  align-items: start;
  ${screens.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${screens.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface EstimateEditorProps extends Editing {
  /** As of today. */
  grounds: Grounds;
  order: Order;
  onClose: () => void;
}

/** One estimate to be worked on: work, costs, price and notes, with what they come to. */
export function EstimateEditor({ grounds, order, onClose, ...of }: EstimateEditorProps) {
  const editing = useEstimateEditing(of);
  const permissionMessage = useWhoMay('proposeEstimate');
  const { work } = editing;
  const { inputs } = work;
  const { unit, rates } = grounds;
  const options = costOptionsOf(unit, inputs.options);
  const job = { unit, options, rates: rates.values };
  const changeInputs = (change: Partial<EstimateInputs>) =>
    editing.change({ ...work, inputs: { ...inputs, ...change } });
  const goal = usePriceGoal({ job, price: inputs.price });
  const changeWork = (change: CostChange) => {
    const changed = changeCostOption(options, change);
    changeInputs({ options: chosenOptions(changed), ...goal.priceOf({ ...job, options: changed }) });
  };
  const worked = figuresOf(inputs, grounds);
  // A price that was entered is nobody else's.
  const figures = inputs.price === null ? worked : { ...worked, priceOrigin: null };
  const costs = givenCosts(unit, options, figures, grounds.freight ?? null);
  return (
    <Frame aria-label={editing.isNew ? 'New estimate' : 'Edit estimate'}>
      <Row>
        <h2>{`${editing.isNew ? 'New estimate' : 'Estimate'} of unit ${of.place.serial}`}</h2>
        <DraftLine status={editing.draft} />
      </Row>
      {unit.fit && <EditorFit fit={unit.fit} />}
      {permissionMessage !== null && <Dim>You can try work and prices here. {permissionMessage}</Dim>}
      {editing.isStale && <StaleEstimate editing={editing} />}
      {editing.otherDraft && <OtherDraft {...{ editing }} {...editing.otherDraft} />}
      <TextField
        label="Name"
        maxLength={MAX_ESTIMATE_NAME}
        value={work.name}
        readOnly={!editing.isEditable}
        error={work.name.trim() === '' ? 'Enter a name.' : null}
        onChange={(name) => editing.change({ ...work, name })}
      />
      <AcceptedTexts
        order={order}
        accepted={inputs.accepted}
        isEditable={editing.isEditable}
        onChange={(accepted) => changeInputs({ accepted })}
      />
      <Columns>
        <Stack>
          <h3>Work</h3>
          <CostSwitches costs={costs} onChange={changeWork} />
        </Stack>
        <Stack>
          <h3>Price</h3>
          <PriceGoal job={job} goal={goal} figures={figures} onChange={changeInputs} />
          <h3>Delivery</h3>
          <DeliveryField
            delivery={inputs.delivery}
            orderDay={order.request_date}
            onChange={(delivery) => changeInputs({ delivery })}
          />
          <WorkDays order={order} inputs={inputs} grounds={grounds} />
          <TextArea
            label="Notes"
            maxLength={MAX_ESTIMATE_NOTES}
            value={inputs.notes}
            readOnly={!editing.isEditable}
            onChange={(notes) => changeInputs({ notes })}
          />
        </Stack>
        <Stack>
          <h3>Cost and margin</h3>
          <div>
            <PriceBar costs={costs} />
            <PriceSummary costs={costs} />
          </div>
          <Sensitivity job={job} price={figures.salePrice} />
        </Stack>
      </Columns>
      <EditorButtons editing={editing} onClose={onClose} />
    </Frame>
  );
}
