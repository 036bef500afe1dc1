import { useEffect } from 'react';
import { gated } from '../gate/effectGate';
import { useEffectGate } from '../gate/useEffectGate';
import { useServices } from '../services';
import type { IntentionArgs, IntentionName } from './intentions';

/**
 * How a screen asks for what leads to a write or a call: observers of the person's intentions learn of it first. Mount it
 * where the handler is needed without a dialog being open, because a playback opens none. `about` tells handlers of one
 * name apart.
 */
export function useIntention<N extends IntentionName>(
  name: N,
  about: string,
  handle: (args: IntentionArgs[N]) => void,
): (args: IntentionArgs[N]) => void {
  const gate = useEffectGate();
  const { intentions } = useServices();
  // The registry is outside React.
  useEffect(() => intentions?.mount(name, about, handle), [intentions, name, about, handle]);
  return gated(gate, (args: IntentionArgs[N]) => {
    intentions?.observe(name, args);
    handle(args);
  });
}
