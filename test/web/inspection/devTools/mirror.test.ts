import { createActor } from 'xstate';
import { createActorNames } from '../../../../src/web/inspection/steps/actorNames';
import { observeMachineSteps } from '../../../../src/web/inspection/steps/machineSteps';
import { createMirror } from '../../../../src/web/inspection/devTools/mirror';
import { api } from '../../../../src/web/state/api/api';
import { icPanelMachine } from '../../../../src/web/state/machines/icPanel';
import { unitPinned } from '../../../../src/web/state/slices/pinnedUnits';
import { aStore } from '../../../support/web/store';

test('what happened before there was a store comes first, and to the store that is used, not to one that React dropped', () => {
  const mirror = createMirror();
  const actor = createActor(icPanelMachine, { inspect: observeMachineSteps(createActorNames(), mirror.hear) }).start();
  actor.send({ type: 'TOGGLE' });
  const told: unknown[] = [];
  const tools = { devTools: false, middleware: [mirror.middleware] };
  const dropped = aStore({ tools });
  dropped.dispatch(api.internalActions.internal_getRTKQSubscriptions());
  const used = aStore({ tools });
  used.subscribe(() => told.push(used.getState().machines?.icPanel?.value));
  used.dispatch(unitPinned({ orderId: '7', serial: 'IC-1001' }));
  actor.send({ type: 'CANCEL' });
  // RTK Query's own first action stands before all; unitPinned after what was waiting.
  expect(told).toEqual([undefined, 'closed', { open: 'idle' }, { open: 'idle' }, 'closed']);
  expect(dropped.getState().machines).toEqual({});
});
