import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedScenario } from '../../../contract/plan/planScenarios';
import { formatDateTime } from '../../../domain/format/date';
import { formatMoney } from '../../../domain/format/money';
import { formatNumber } from '../../../domain/format/number';
import { DEFAULT_QUESTION, scenarioAddress } from '../../../domain/plan/planAddress';
import { questionText } from '../../../domain/plan/scenarios';
import { useDeleteScenarioMutation, useGetScenariosQuery } from '../../state/api/matching/plan';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { IconButton } from '../../ui/button/Button';
import { Modal } from '../../ui/dialog/Modal';
import { Stack } from '../../ui/elements';
import { StackingTable, TableScroll } from '../../ui/layout/Table';
import { Notice } from '../../ui/notice/Notice';
import { CompareScenarios } from './ScenarioComparison';
import { HeadRow, Small } from './planParts';
import { ConfirmButtons } from '../../ui/dialog/ConfirmButtons';

type Id = ListedScenario['id'];

const HEADS = ['Name', 'Saved', 'Orders filled', 'Margin', 'Late weeks'] as const;
const NUMERIC: ReadonlySet<string> = new Set(['Orders filled', 'Margin', 'Late weeks']);

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
        <StackingTable>
          <HeadRow before="Compare" after="Delete" heads={HEADS} numeric={NUMERIC} />
          <tbody>
            {scenarios.map((scenario) => (
              <ScenarioRow
                key={scenario.id}
                scenario={scenario}
                isChosen={selected.includes(scenario.id)}
                onChoose={() => toggle(scenario.id)}
              />
            ))}
          </tbody>
        </StackingTable>
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
          <ConfirmButtons onCancel={() => setOpen(false)} confirm="Delete" busy={isLoading} onConfirm={onDelete} />
        }
      >
        <p>{`"${name}" is deleted for everybody. Reservations stay as they are.`}</p>
        {error && <Notice tone="bad">Not deleted. {errorMessage(error)}</Notice>}
      </Modal>
    </>
  );
}
