import type { RuntimeConfig } from '../../contract/runtimeConfig';
import type { ServerConnection } from '../state/api/server/serverConnection';

/**
 * What a product API as the specification describes it does not have, this browser simulates (spec section 7). Screens,
 * machines and endpoints do not know the difference; if nothing is missing, nothing of it is loaded.
 */
export function simulated(
  capabilities: Pick<RuntimeConfig['capabilities'], 'unitOptions' | 'reservations'>,
): ServerConnection['simulate'] {
  if (capabilities.unitOptions === 'saved' && capabilities.reservations === 'live') return undefined;
  return async (call) =>
    (await import(/* webpackChunkName: "simulated" */ './simulatedCalls')).simulateCall(capabilities, call);
}
