import { errorMessage } from '../lib/errorMessage';
import { gated } from './gate/effectGate';
import { useEffectGate } from './gate/useEffectGate';
import { useServices } from './services';

interface Undoable {
  readonly title: string;
  readonly description: string;
  /** The inverse; a refused one is reported with its reason. */
  readonly undo: () => PromiseLike<{ error?: unknown }>;
  /** After the inverse. */
  readonly undone: string;
}

/** Announces a change and offers to undo it. */
export function useOfferUndo() {
  const { notifier } = useServices();
  const gate = useEffectGate();
  return ({ title, description, undo, undone }: Undoable) => {
    const run = async () => {
      const { error } = await undo();
      if (error) notifier.failure('Not undone', errorMessage(error));
      else notifier.success('Undone', undone);
    };
    notifier.success(
      title,
      description,
      gated(gate, () => void run()),
    );
  };
}
