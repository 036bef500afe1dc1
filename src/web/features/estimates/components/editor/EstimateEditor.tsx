import { styled } from 'styled-components';
import { type EstimateInputs, MAX_ESTIMATE_NAME, MAX_ESTIMATE_NOTES } from '../../../../../contract/estimates/inputs';
import type { Order } from '../../../../../contract/orders/order';
import type { Fit } from '../../../../../contract/units/unit';
import { changeCostOption, type CostChange } from '../../../../../domain/cost/comparison/costOptions';
import { chosenOptions, costOptionsOf, figuresOf, type Grounds } from '../../../../../domain/estimates/workOut';
import type { Job } from '../../../../../domain/estimates/whatIf/job';
import { sensitivity } from '../../../../../domain/estimates/whatIf/sensitivity';
import { workDaysText } from '../../../../../domain/estimates/workDays';
import { CostSwitches } from '../cost/CostSwitches';
import { PriceBar } from '../cost/PriceBar';
import { PriceSummary } from '../cost/PriceSummary';
import { givenCosts } from '../cost/liveCosts';
import { FitBadge } from '../../../matching/components/FitBadge';
import { usePermissionHint, usePermissionMessage } from '../../../../store/hooks';
import { useServices } from '../../../../store/services';
import { Button, needsNetwork } from '../../../../ui/button/Button';
import { ExplainedButton } from '../../../../ui/button/ExplainedButton';
import { TextArea, TextField } from '../../../../ui/field/TextField';
import { PaddedCard, Row, Stack, Dim } from '../../../../ui/elements';
import { color, fontSize, screens, space } from '../../../../ui/theme';
import { AcceptedTexts, DraftLine, OtherDraft, StaleEstimate } from './EditorNotices';
import { DeliveryField, PriceGoal, usePriceGoal } from './PriceAndDelivery';
import { type Editing, type EstimateEditing, useEstimateEditing } from '../../state/useEstimateEditing';

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
  grounds: Grounds;
  order: Order;
  onClose: () => void;
}

export function EstimateEditor({ grounds, order, onClose, ...of }: EstimateEditorProps) {
  const editing = useEstimateEditing(of);
  const permissionMessage = usePermissionMessage('proposeEstimate');
  const { today } = useServices();
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
  const workDays = workDaysText({ inputs, worked: grounds, orderType: order.order_type }, order.request_date, today());
  // A price that was entered has no other origin.
  const figures = inputs.price === null ? worked : { ...worked, priceOrigin: null };
  const costs = givenCosts(unit, options, figures, grounds.freight ?? null);
  return (
    <PaddedCard $gap={4} aria-label={editing.isNew ? 'New estimate' : 'Edit estimate'}>
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
          {workDays !== null && <Dim>{workDays}</Dim>}
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
    </PaddedCard>
  );
}

const EditorFit = ({ fit }: { fit: Fit }) => (
  <Row $gap={2}>
    <FitBadge fitClass={fit.class} />
    <Dim>{fit.gaps.flatMap(({ text }) => text ?? []).join('; ')}</Dim>
  </Row>
);

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
`;

function Sensitivity({ job, price }: { job: Job; price: number | null }) {
  const sentences = price === null ? [] : sensitivity(job, price);
  if (sentences.length === 0) return null;
  return (
    <List aria-label="What moves the margin">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}

/** Closing does not discard the draft. */
function EditorButtons({ editing, onClose }: { editing: EstimateEditing; onClose: () => void }) {
  const permissionHint = usePermissionHint('proposeEstimate');
  const { isNew, isSaving, canSave, canReset } = editing;
  const discard = () => {
    editing.discard();
    if (isNew) onClose();
  };
  return (
    <Row $gap={2}>
      <ExplainedButton
        variant="primary"
        whyNot={permissionHint}
        busy={isSaving}
        disabled={permissionHint === null && !canSave && !isSaving}
        onClick={editing.save}
        {...needsNetwork}
      >
        Save
      </ExplainedButton>
      <Button disabled={!isNew && !canReset} onClick={discard}>
        {isNew ? 'Discard' : 'Discard changes'}
      </Button>
      <Button onClick={onClose}>Close</Button>
    </Row>
  );
}
