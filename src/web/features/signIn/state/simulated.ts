import type { RuntimeConfig } from '../../../../contract/runtimeConfig';
import type { ServerConnection } from '../../../store/api/server/serverConnection';

export function simulated(
  capabilities: Pick<RuntimeConfig['capabilities'], 'unitOptions' | 'reservations'>,
): ServerConnection['simulate'] {
  if (capabilities.unitOptions === 'saved' && capabilities.reservations === 'live') return undefined;
  return async (call) =>
    (await import(/* webpackChunkName: "simulated" */ './simulatedCalls')).simulateCall(capabilities, call);
}
