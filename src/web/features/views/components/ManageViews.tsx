import { styled } from 'styled-components';
import { useState } from 'react';
import type { View } from '../../../../contract/views';
import { Button, needsNetwork, type ButtonProps } from '../../../ui/button/Button';
import { Row, Stack, Dim, VisuallyHidden } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { isSameQuery } from '../../../../domain/views/views';
import { hairline, space } from '../../../ui/theme';
import { ownerNote, type ViewActions, type ViewProgress, DeleteForm, ViewForm } from './ViewForm';
import { Modal } from '../../../ui/dialog/Modal';

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

type ManagedViewProps = Pick<ContentProps, 'query' | 'isBusy' | 'actions' | 'onAsk'> & { view: View };

function ManagedView({ view, query, isBusy, actions, onAsk }: ManagedViewProps) {
  const { id, name, isOwn, isShared, isStart } = view;
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
        {action(isStart === true ? 'No longer my start' : 'Make my start', () => actions.start(view, isStart !== true))}
        {isOwn === true && (
          <>
            {!isSameQuery(view.query, query) && action('Update to current list', () => actions.change(view, { query }))}
            {action(isShared === true ? 'Stop sharing' : 'Share', () =>
              actions.change(view, { isShared: isShared !== true }),
            )}
            {action('Rename…', () => onAsk({ about: 'rename', id }))}
            {action('Delete…', () => onAsk({ about: 'delete', id }))}
          </>
        )}
      </Row>
    </Place>
  );
}

interface SaveViewProps {
  isOpen: boolean;
  isBusy: boolean;
  failure: string | null;
  onClose: () => void;
  onSave: (name: string, isShared: boolean) => void;
}

export const SaveView = ({ isOpen, isBusy, failure, onClose, onSave }: SaveViewProps) => (
  <Modal title="Save view" size="small" isOpen={isOpen} onClose={onClose}>
    <ViewForm isShared={false} submit="Save" {...{ isBusy, failure, onSave }} onCancel={onClose} />
  </Modal>
);

export interface ManageViewsProps extends ViewProgress {
  views: readonly View[];
  actions: ViewActions;
  query: string;
  isOpen: boolean;
  onClose: () => void;
}

interface Question {
  about: 'rename' | 'delete';
  id: View['id'];
}

const titles = { rename: 'Rename view', delete: 'Delete view?' } as const;

export function ManageViews({ isOpen, onClose, ...props }: ManageViewsProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [seen, setSeen] = useState(props.done);
  if (seen !== props.done) {
    setSeen(props.done);
    setQuestion(null);
  }
  const ask = (next: Question | null) => {
    props.actions.forgetFailure();
    setQuestion(next);
  };
  const close = () => {
    setQuestion(null);
    onClose();
  };
  return (
    <Modal title={question ? titles[question.about] : 'Saved views'} isOpen={isOpen} onClose={close}>
      <Content {...props} question={question} onAsk={ask} />
    </Modal>
  );
}

interface ContentProps extends Omit<ManageViewsProps, 'isOpen' | 'onClose'> {
  question: Question | null;
  onAsk: (question: Question | null) => void;
}

function Content({ views, unavailable, actions, isBusy, failure, query, question, onAsk }: ContentProps) {
  const selected = views.find(({ id }) => id === question?.id);
  const back = () => onAsk(null);
  if (selected && question?.about === 'rename') {
    const rename = (name: string) => actions.change(selected, { name });
    return <ViewForm name={selected.name} submit="Rename" {...{ isBusy, failure }} onCancel={back} onSave={rename} />;
  }
  if (selected)
    return (
      <DeleteForm {...{ isBusy, failure }} onKeep={back} onDelete={() => actions.remove(selected)}>
        {selected.name} is deleted{selected.isShared === true ? ' for everybody' : ''}. The orders or units in it stay
        as they are.
      </DeleteForm>
    );
  return (
    <Stack $gap={3}>
      {unavailable !== null && <Notice tone="bad">The views could not be loaded. {unavailable}</Notice>}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {views.length === 0 && unavailable === null && <p>No view of this list is saved yet.</p>}
      {views.map((view) => (
        <ManagedView key={view.id} {...{ view, query, isBusy, actions, onAsk }} />
      ))}
    </Stack>
  );
}
