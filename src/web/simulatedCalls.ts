import { paths } from '../contract/paths';
import type { RuntimeConfig } from '../contract/runtimeConfig';
import type { ServerPortOptions } from './state/api/serverPort';

/** How long a simulated save takes, ms (spec section 7). */
const SAVE_MS = 500;

const isOptionsPath = (url: string) => url.startsWith(paths.inventoryByCode('')) && url.endsWith('/options');

const sampleReservations = async () => {
  const { reservedTransformers } = await import(/* webpackChunkName: "sample" */ '../sample/reserved');
  return { results: reservedTransformers };
};

/** A save that stores nothing, as in the seed product. */
const simulatedSave = () => new Promise((resolve) => setTimeout(() => resolve({ optionsVersion: null }), SAVE_MS));

/**
 * What a product API as the specification describes it does not have, this browser simulates (spec section 7). The one
 * place that knows the difference: screens, machines and endpoints do not.
 */
export const simulatedCalls =
  ({ unitOptions, reservations }: RuntimeConfig['capabilities']): ServerPortOptions['simulate'] =>
  ({ url, method = 'GET' }) => {
    if (reservations === 'sample' && method === 'GET' && url === paths.reservations) return sampleReservations();
    if (unitOptions === 'simulated' && method === 'PUT' && isOptionsPath(url)) return simulatedSave();
    return undefined;
  };
