import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedScenario } from '../../../../contract/plan/planScenarios';
import { formatDateTime } from '../../../../domain/format/date';
import { formatMoney } from '../../../../domain/format/money';
import { formatNumber } from '../../../../domain/format/number';
import { DEFAULT_QUESTION, scenarioAddress } from '../../../../domain/plan/planAddress';
import { questionText } from '../../../../domain/plan/scenarios';
import { useDeleteScenarioMutation } from '../../../state/api/matching/plan';
import { useGated } from '../../../state/gate/useEffectGate';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { Button, IconButton, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Notice } from '../../../ui/notice/Notice';
import { Small } from '../Small';

interface ScenarioRowProps {
  scenario: ListedScenario;
  isChosen: boolean;
  onChoose: () => void;
}

/** A saved plan: its name solves it again. */
export function ScenarioRow({ scenario, isChosen, onChoose }: ScenarioRowProps) {
  const { name, author, created_at, question, plan, orders } = scenario;
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={`Compare ${name}`} checked={isChosen} onChange={onChoose} />
      </td>
      <td>
        <Link to={`/plan?${scenarioAddress(scenario)}`}>{name}</Link>
        <Small>{questionText(question, DEFAULT_QUESTION).join(' · ') || 'Usual settings'}</Small>
      </td>
      <td data-label="Saved">
        {formatDateTime(created_at)}
        <Small>{author}</Small>
      </td>
      <td data-numeric data-label="Orders filled">
        {`${formatNumber(plan.orders)} of ${formatNumber(orders)}`}
      </td>
      <td data-numeric data-label="Margin">
        {formatMoney(plan.margin)}
      </td>
      <td data-numeric data-label="Late weeks">
        {formatNumber(plan.late_weeks)}
      </td>
      <td>{scenario.is_own && <DeleteScenario scenario={scenario} />}</td>
    </tr>
  );
}

function DeleteScenario({ scenario: { id, name } }: Pick<ScenarioRowProps, 'scenario'>) {
  const [isOpen, setOpen] = useState(false);
  const [remove, { error, isLoading }] = useDeleteScenarioMutation();
  const onDelete = useGated(() => void remove({ id }));
  return (
    <>
      <IconButton
        size="small"
        label={`Delete ${name}`}
        icon={<Trash2 size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Modal
        title="Delete scenario?"
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" busy={isLoading} onClick={onDelete} {...needsNetwork}>
              Delete
            </Button>
          </>
        }
      >
        <p>{`"${name}" is deleted for everybody. Reservations stay as they are.`}</p>
        {error && <Notice tone="bad">Not deleted. {errorMessage(error)}</Notice>}
      </Modal>
    </>
  );
}
