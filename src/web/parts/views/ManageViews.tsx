import { useState } from 'react';
import type { View } from '../../../contract/views';
import { Modal } from '../../ui/dialog/Modal';
import { Stack } from '../../ui/layout/Layout';
import { Notice } from '../../ui/notice/Notice';
import { DeleteView } from './DeleteView';
import { ManagedView } from './ManagedView';
import type { ViewActions, ViewProgress } from './viewActions';
import { ViewForm } from './ViewForm';

export interface ManageViewsProps extends ViewProgress {
  views: readonly View[];
  actions: ViewActions;
  /** The list as it is. */
  query: string;
  isOpen: boolean;
  onClose: () => void;
}

interface Question {
  about: 'rename' | 'delete';
  id: View['id'];
}

const titles = { rename: 'Rename view', delete: 'Delete view?' } as const;

/** All views of a list with what can be done with each: first the list, then the one question that an action asks. */
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
  const asked = views.find(({ id }) => id === question?.id);
  const back = () => onAsk(null);
  if (asked && question?.about === 'rename') {
    const rename = (name: string) => actions.change(asked, { name });
    return <ViewForm name={asked.name} submit="Rename" {...{ isBusy, failure }} onCancel={back} onSave={rename} />;
  }
  if (asked) return <DeleteView view={asked} {...{ isBusy, failure }} onKeep={back} onDelete={actions.remove} />;
  return (
    <Stack $gap={3}>
      {unavailable !== null && <Notice tone="bad">The views could not be loaded. {unavailable}</Notice>}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {views.length === 0 && unavailable === null && <p>No view of this list is saved yet.</p>}
      {views.map((view) => (
        <ManagedView
          key={view.id}
          {...{ view, query, isBusy }}
          onChange={(change) => actions.change(view, change)}
          onStart={(isStart) => actions.start(view, isStart)}
          onRename={() => onAsk({ about: 'rename', id: view.id })}
          onDelete={() => onAsk({ about: 'delete', id: view.id })}
        />
      ))}
    </Stack>
  );
}
