import { useState } from 'react';
import { styled } from 'styled-components';
import type { EstimateDraft, OrderEstimates, StoredEstimate } from '../../../contract/estimates/estimates';
import type { Order } from '../../../contract/order/order';
import { stateName } from '../../../domain/estimates/estimateWords';
import { formatDateTime } from '../../../domain/format/date';
import { Button } from '../../ui/button/Button';
import { Segmented } from '../../ui/field/Segmented';
import { Row, Spacer, Stack, Dim } from '../../ui/elements';
import { EmptyState, Notice } from '../../ui/notice/Notice';
import { color, fontSize, hairline, radius, space } from '../../ui/theme';
import { SideBySide } from './SideBySide';
import { Letter, letterOf } from './SideTable';
import { EditedEstimate } from './editor/EditedEstimate';
import { type ShownEstimates, useShownEstimates } from './useShownEstimates';

const DAYS = [
  { value: 'saved', label: 'As saved' },
  { value: 'today', label: 'As of today' },
] as const;

export function Estimates({ order, results, drafts }: OrderEstimates & { order: Order }) {
  const [day, setDay] = useState<(typeof DAYS)[number]['value']>('saved');
  const view = useShownEstimates(results);
  return (
    <Stack $gap={4}>
      <NewDrafts drafts={drafts} edited={view.edited} onEdit={view.edit} />
      {view.edited !== null && (
        <EditedEstimate
          key={`${view.edited} ${view.round}`}
          {...{ order, results, drafts }}
          edited={view.edited}
          onSaved={view.showSaved}
          onReload={view.beginAnew}
          onClose={() => view.edit(null)}
        />
      )}
      {results.length === 0 && view.edited === null && (
        <EmptyState
          title="No estimates yet"
          hint="Choose work and costs of a unit on the comparison, and save them there as an estimate."
        />
      )}
      {results.length > 0 && (
        <Stack as="section" aria-label="Side by side">
          <Row>
            <h2>Side by side</h2>
            <ChooseEstimates all={results} view={view} />
            <Spacer>
              <Segmented label="Figures" options={DAYS} value={day} onChange={setDay} />
            </Spacer>
          </Row>
          <SideBySide
            orderId={String(order.id)}
            orderDay={order.request_date}
            estimates={view.shown}
            drafts={drafts}
            isToday={day === 'today'}
            view={view}
          />
        </Stack>
      )}
    </Stack>
  );
}

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  max-width: 100%;
  padding: ${space(1)} ${space(2)};
  border: ${hairline};
  border-radius: ${radius.control};
  background: ${color('surface')};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
  input {
    flex: none;
  }
`;

function ChooseEstimates({ all, view }: { all: readonly StoredEstimate[]; view: ShownEstimates }) {
  if (all.length < 2) return null;
  return (
    <Row as="fieldset" $gap={2} aria-label="Estimates side by side">
      {all.map((estimate) => {
        const index = view.shown.indexOf(estimate);
        const isShown = index >= 0;
        const letter = isShown && letterOf(index, view.shown.length);
        return (
          <Choice key={estimate.id}>
            <input
              type="checkbox"
              checked={isShown}
              disabled={isShown ? view.shown.length === 1 : view.isFull}
              onChange={() => view.toggle(String(estimate.id))}
            />
            <span>
              {letter && <Letter>{letter}</Letter>}
              {estimate.name} <Dim>{`${estimate.unitSerial} · ${stateName(estimate)}`}</Dim>
            </span>
          </Choice>
        );
      })}
    </Row>
  );
}

/** How the address names a new estimate. */
const newOf = (serial: string): string => `new:${serial}`;

interface NewDraftsProps {
  drafts: readonly EstimateDraft[];
  edited: string | null;
  onEdit: (edited: string) => void;
}

const NewDrafts = ({ drafts, edited, onEdit }: NewDraftsProps) =>
  drafts
    .filter(({ estimateId, unitSerial }) => estimateId === null && newOf(unitSerial) !== edited)
    .map(({ unitSerial, name, savedAt }) => (
      <Notice key={unitSerial}>
        <Row>
          <span>
            {`You began ${name.trim() === '' ? 'an estimate' : `“${name.trim()}”`} of unit ${unitSerial}. Its draft was saved on ${formatDateTime(savedAt)}.`}
          </span>
          <Button size="small" onClick={() => onEdit(newOf(unitSerial))}>
            Continue
          </Button>
        </Row>
      </Notice>
    ));
