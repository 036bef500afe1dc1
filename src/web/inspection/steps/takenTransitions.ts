import type { AnyTransitionDefinition, InspectedMicrostepEvent } from 'xstate';

/**
 * The transitions that a machine took in a microstep. The only place that reads this field, which XState types but marks
 * as internal. Its public functions answer another question: `getNextTransitions` lists candidates, `getTransitionData`
 * evaluates the guards again, and by then actions may have changed what they depend on.
 */
export const takenTransitions = ({ _transitions }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] =>
  _transitions;
