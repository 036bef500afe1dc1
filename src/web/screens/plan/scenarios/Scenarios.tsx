import { useState } from 'react';
import type { ListedScenario } from '../../../../contract/plan/planScenarios';
import { useGetScenariosQuery } from '../../../state/api/matching/plan';
import { Stack } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { HeadRow } from '../HeadRow';
import { CompareScenarios } from './CompareScenarios';
import { ScenarioRow } from './ScenarioRow';

type Id = ListedScenario['id'];

const HEADS = ['Name', 'Saved', 'Orders filled', 'Margin', 'Late weeks'] as const;
const NUMERIC: ReadonlySet<string> = new Set(['Orders filled', 'Margin', 'Late weeks']);

/** The saved plans of everybody; two that are selected are compared. */
export function Scenarios() {
  const { data: scenarios = [] } = useGetScenariosQuery(undefined);
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  if (scenarios.length === 0) return null;
  const selected = chosen.filter((id) => scenarios.some((scenario) => scenario.id === id));
  // The two that were selected last count.
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
