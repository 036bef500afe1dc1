import type { AnyActorRef } from 'xstate';
import { useShownState } from '../services';
import { gated } from './effectGate';
import { useEffectGate } from './useEffectGate';

/** During time travel events do nothing, and `state` is a past one. */
export function useGatedActor<S extends object, E>([live, send, actor]: [S, (event: E) => void, AnyActorRef]) {
  return { live, sendLive: send, send: gated(useEffectGate(), send), state: useShownState(actor, live) };
}
