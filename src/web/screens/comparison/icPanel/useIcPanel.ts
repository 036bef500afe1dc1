import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { Order } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { gated } from '../../../state/gate/effectGate';
import { useEffectGate } from '../../../state/gate/useEffectGate';
import { useAppDispatch } from '../../../state/hooks';
import { judgeUnit } from '../../../state/judging';
import { icPanelMachine, type FoundUnit } from '../../../state/machines/icPanel';
import { useServices, useShownState } from '../../../state/services';
import { manualUnitAdded } from '../../../state/slices/units';
import { useJudgedAgain } from './useJudgedAgain';

export interface IcPanelState {
  isOpen: boolean;
  isSearching: boolean;
  canSubmit: boolean;
  text: string;
  toggle: () => void;
  cancel: () => void;
  change: (text: string) => void;
  submit: () => void;
}

export interface IcPanelOptions {
  order: Order;
  /** The units that are listed already. */
  listed: readonly Unit[];
  onAdded: (unit: Unit) => void;
}

/** The IC# panel of one order: the machine with its server, store and notifications. */
export function useIcPanel({ order, listed, onAdded }: IcPanelOptions): IcPanelState {
  useJudgedAgain(order);
  const dispatch = useAppDispatch();
  const gate = useEffectGate();
  const { notifier, inspect } = useServices();
  const [live, sendLive, actor] = useMachine(
    icPanelMachine.provide({
      actors: {
        searchIc: fromPromise<FoundUnit, { serial: string }>(({ input, signal }) =>
          dispatch(judgeUnit(order, input.serial, signal)),
        ),
      },
      guards: { isKnown: (_, unit) => listed.some(({ serial }) => String(serial) === String(unit.serial)) },
      actions: {
        addUnit: (_, unit) => {
          dispatch(manualUnitAdded({ orderId: String(order.id), unit }));
          onAdded(unit);
        },
        notify: (_, { tone, title, description }) => notifier[tone](title, description),
      },
    }),
    { inspect },
  );
  const send = gated(gate, sendLive);
  const state = useShownState(actor, live);
  const isSearching = state.matches({ open: 'searching' });
  return {
    isOpen: state.matches('open'),
    isSearching,
    canSubmit: isSearching || state.can({ type: 'SUBMIT' }),
    text: state.context.text,
    toggle: () => send({ type: 'TOGGLE' }),
    cancel: () => send({ type: 'CANCEL' }),
    change: (text) => send({ type: 'CHANGE', text }),
    submit: () => send({ type: 'SUBMIT' }),
  };
}
