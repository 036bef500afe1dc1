import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../ui/elements';
import { color, fontSize, hairline, space } from '../../../ui/theme';
import { STEPS, stepNames, type Step } from './steps';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  padding: 0 0 ${space(3)};
  border-bottom: ${hairline};
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('textDim')};
  &[aria-current] {
    color: ${color('text')};
    font-weight: 600;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: 1px solid ${color('controlLine')};
  border-radius: 50%;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  [aria-current] > & {
    border-color: ${color('selected')};
    background: ${color('selected')};
    color: ${color('selectedText')};
  }
  &[data-done] {
    border-color: ${color('ok')};
    color: ${color('ok')};
  }
`;

/** Where the person is on the way through an import. */
export function StepList({ step }: { step: Step }) {
  const current = STEPS.indexOf(step);
  const isDone = (index: number) => index < current || step === 'done';
  return (
    <List aria-label="Steps of the import">
      {STEPS.map((each, index) => (
        <Item key={each} aria-current={each === step ? 'step' : undefined}>
          <Mark aria-hidden="true" data-done={isDone(index) && each !== step ? '' : undefined}>
            {isDone(index) ? <Check size={13} /> : index + 1}
          </Mark>
          {stepNames[each]}
          {isDone(index) && <VisuallyHidden>done</VisuallyHidden>}
        </Item>
      ))}
    </List>
  );
}
