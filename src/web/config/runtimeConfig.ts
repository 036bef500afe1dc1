import * as z from 'zod/mini';
import { paths } from '../../contract/paths';
import { runtimeConfigSchema, type RuntimeConfig } from '../../contract/runtimeConfig';

/** Zod would compile its checks with `new Function`, which the Content-Security-Policy forbids. */
z.config({ jitless: true });

const TIMEOUT_MS = 30_000;

const inPage = (): string => document.getElementById('config')?.textContent.trim() ?? '';

/**
 * What this place is like: our server writes it into the page, any other is asked once.
 * @throws where the answer does not come within 30 s, is no success, or is not a configuration.
 */
export async function fetchRuntimeConfig(fetchFn: typeof fetch = fetch): Promise<RuntimeConfig> {
  const text = inPage();
  if (text.startsWith('{')) return z.parse(runtimeConfigSchema, JSON.parse(text));
  const response = await fetchFn(paths.config, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${paths.config} answered ${response.status}`);
  return z.parse(runtimeConfigSchema, await response.json());
}
