import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import { runtimeConfigSchema, type RuntimeConfig } from '../../../contract/runtimeConfig';

/** Zod would otherwise use `new Function`, which the Content-Security-Policy forbids. */
z.config({ jitless: true });

const TIMEOUT_MS = 30_000;

const inPage = (): string => document.getElementById('config')?.textContent.trim() ?? '';

/** Our server embeds it in the page. @throws on a timeout, an error status or an invalid configuration. */
export async function fetchRuntimeConfig(fetchFn: typeof fetch = fetch): Promise<RuntimeConfig> {
  const text = inPage();
  if (text.startsWith('{')) return z.parse(runtimeConfigSchema, JSON.parse(text));
  const response = await fetchFn(paths.config, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${paths.config} answered ${response.status}`);
  return z.parse(runtimeConfigSchema, await response.json());
}
