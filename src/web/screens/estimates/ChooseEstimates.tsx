import { styled } from 'styled-components';
import type { StoredEstimate } from '../../../contract/estimates/estimates';
import { stateName } from '../../../domain/estimates/estimateWords';
import { Row, Dim } from '../../ui/elements';
import { color, fontSize, hairline, radius, space } from '../../ui/theme';
import { Letter, letterOf } from './Letter';
import type { ShownEstimates } from './useShownEstimates';

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

/** Which estimates are side by side; nothing where there is only one. */
export function ChooseEstimates({ all, view }: { all: readonly StoredEstimate[]; view: ShownEstimates }) {
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
