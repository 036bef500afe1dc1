import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedScenario } from '../../../../contract/plan/planScenarios';
import { formatDateTime } from '../../../../domain/format/date';
import { formatMoney } from '../../../../domain/format/money';
import { formatNumber } from '../../../../domain/format/number';
import { DEFAULT_QUESTION, scenarioAddress } from '../../../../domain/plan/planAddress';
import { questionText } from '../../../../domain/plan/scenarios';
import { useDeleteScenarioMutation, useGetScenariosQuery, useSaveScenarioMutation } from '../api/plan';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Stack } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import { CompareScenarios } from './ScenarioComparison';
import { DataTable } from '../../../ui/layout/TableHead';
import { Small, Tool } from './planParts';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import type { Plan } from '../../../../contract/plan/plan';
import type { PlanRequest } from '../../../../contract/plan/planRequest';
import { TextField } from '../../../ui/field/TextField';

type Id = ListedScenario['id'];

const NUMERIC = ['Orders filled', 'Margin', 'Late weeks'];

export function Scenarios() {
  const { data: scenarios = [] } = useGetScenariosQuery(undefined);
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  if (scenarios.length === 0) return null;
  const selected = chosen.filter((id) => scenarios.some((scenario) => scenario.id === id));
  const toggle = (id: Id) =>
    setChosen(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id].slice(-2));
  const [first, second] = selected;
  return (
    <Stack as="section" aria-label="Saved scenarios">
      <h2>{`Saved scenarios (${scenarios.length})`}</h2>
      <p>Select two to compare them.</p>
      <TableScroll>
        <DataTable
          as={StackingTable}
          titles={['Compare', 'Name', 'Saved', ...NUMERIC, 'Delete']}
          numeric={NUMERIC}
          hidden={['Compare', 'Delete']}
        >
          {scenarios.map((scenario) => (
            <ScenarioRow
              key={scenario.id}
              scenario={scenario}
              isChosen={selected.includes(scenario.id)}
              onChoose={() => toggle(scenario.id)}
            />
          ))}
        </DataTable>
      </TableScroll>
      {first !== undefined && second !== undefined && <CompareScenarios ids={[String(first), String(second)]} />}
    </Stack>
  );
}

interface ScenarioRowProps {
  scenario: ListedScenario;
  isChosen: boolean;
  onChoose: () => void;
}

function ScenarioRow({ scenario, isChosen, onChoose }: ScenarioRowProps) {
  const { name, author, created_at, question, plan, orders } = scenario;
  return (
    <tr>
      <td>
        <label>
          <input type="checkbox" aria-label={`Compare ${name}`} checked={isChosen} onChange={onChoose} />
        </label>
      </td>
      <td>
        <Link to={`/plan?${scenarioAddress(scenario)}`}>{name}</Link>
        <Small>{questionText(question, DEFAULT_QUESTION).join(' · ') || 'Default settings'}</Small>
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
      <Tool label={`Delete ${name}`} Icon={Trash2} onClick={() => setOpen(true)} />
      <Modal
        title="Delete scenario?"
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <ConfirmButtons onCancel={() => setOpen(false)} confirm="Delete" busy={isLoading} onConfirm={onDelete} />
        }
      >
        <p>{`"${name}" is deleted for everybody. Reservations stay as they are.`}</p>
        {error && <Notice tone="bad">Not deleted. {errorMessage(error)}</Notice>}
      </Modal>
    </>
  );
}

const MAX_NAME_LENGTH = 60;

export function SaveScenario({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [save, { error, isLoading, reset }] = useSaveScenarioMutation();
  const open = () => {
    reset();
    setName('');
    setOpen(true);
  };
  const send = useGated(async () => {
    const { settings, pinned, forbidden } = request;
    const { data } = await save({ name: name.trim(), question: { settings, pinned, forbidden }, plan_id: plan.id });
    if (data) setOpen(false);
  });
  return (
    <>
      <Button size="small" onClick={open}>
        Save scenario
      </Button>
      <Modal
        title="Save scenario"
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <ConfirmButtons
            onCancel={() => setOpen(false)}
            confirm="Save"
            busy={isLoading}
            disabled={name.trim() === ''}
            onConfirm={send}
          />
        }
      >
        <Stack>
          <TextField
            label="Name"
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={setName}
            onEnter={() => name.trim() !== '' && send()}
          />
          <p>
            Everybody who sees costs can open it. It keeps the settings, pinned and excluded pairs, and this result.
          </p>
          {error && <Notice tone="bad">Not saved. {errorMessage(error)}</Notice>}
        </Stack>
      </Modal>
    </>
  );
}
