import { styled } from 'styled-components';
import type { View, ViewChange } from '../../../contract/views';
import { isSameQuery } from '../../../domain/views/views';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { Row } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Dim } from '../../ui/text/Text';
import { hairline, space } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { ownerNote } from './viewWords';

const Place = styled.section`
  display: grid;
  gap: ${space(1)};
  padding-bottom: ${space(3)};
  border-bottom: ${hairline};
  overflow-wrap: anywhere;
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

interface ManagedViewProps {
  view: View;
  /** The list as it is. */
  query: string;
  isBusy: boolean;
  onChange: (change: Partial<ViewChange>) => void;
  onStart: (isStart: boolean) => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A view and what can be done with it: another person's can only become one's start. */
export function ManagedView({ view, query, isBusy, onChange, onStart, onRename, onDelete }: ManagedViewProps) {
  const { name, isOwn, isShared, isStart } = view;
  const note = ownerNote(view);
  const action = (words: string, onClick: () => void, rest: ButtonProps = {}) => (
    <Button size="small" variant="quiet" onClick={onClick} {...needsNetwork} {...rest}>
      {words}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
  return (
    <Place aria-label={name} aria-busy={isBusy || undefined}>
      <div>
        <strong>{name}</strong> {note !== undefined && <Dim>{note}</Dim>}
      </div>
      <Row $gap={1}>
        {action(isStart === true ? 'No longer my start' : 'Make my start', () => onStart(isStart !== true))}
        {isOwn === true && (
          <>
            {!isSameQuery(view.query, query) && action('Update to current list', () => onChange({ query }))}
            {action(isShared === true ? 'Stop sharing' : 'Share', () => onChange({ isShared: isShared !== true }))}
            {action('Rename…', onRename)}
            {action('Delete…', onDelete)}
          </>
        )}
      </Row>
    </Place>
  );
}
