import * as z from 'zod/mini';
import { paths } from '../../contract/paths';
import { runtimeConfigSchema, type RuntimeConfig } from '../../contract/runtimeConfig';

/** Zod would compile its checks with `new Function`, which the Content-Security-Policy forbids. */
z.config({ jitless: true });

const TIMEOUT_MS = 30_000;

/**
 * Asks the server once what this place is like.
 * @throws where the answer does not come within 30 s, is no success, or is not a configuration.
 */
export async function fetchRuntimeConfig(fetchFn: typeof fetch = fetch): Promise<RuntimeConfig> {
  const response = await fetchFn(paths.config, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${paths.config} answered ${response.status}`);
  return z.parse(runtimeConfigSchema, await response.json());
}
