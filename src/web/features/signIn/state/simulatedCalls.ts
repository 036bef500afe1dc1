import type { FetchArgs } from '@reduxjs/toolkit/query';
import { paths } from '../../../../contract/paths';
import type { RuntimeConfig } from '../../../../contract/runtimeConfig';

/** Milliseconds (spec section 7). */
const SAVE_MS = 500;

const isOptionsPath = (url: string) => url.startsWith(paths.inventoryByCode('')) && url.endsWith('/options');

const sampleReservations = async () => {
  const { reservedTransformers } = await import(/* webpackChunkName: "sample" */ '../../../../sample/reserved');
  return { results: reservedTransformers };
};

const simulatedSave = () => new Promise((resolve) => setTimeout(() => resolve({ optionsVersion: null }), SAVE_MS));

export function simulateCall(
  capabilities: Pick<RuntimeConfig['capabilities'], 'unitOptions' | 'reservations'>,
  { url, method = 'GET' }: FetchArgs,
): Promise<unknown> | undefined {
  const { reservations, unitOptions } = capabilities;
  if (reservations === 'sample' && method === 'GET' && url === paths.reservations) return sampleReservations();
  if (unitOptions === 'simulated' && method === 'PUT' && isOptionsPath(url)) return simulatedSave();
  return undefined;
}
