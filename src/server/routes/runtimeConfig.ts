import { paths } from '../../contract/paths';
import { runtimeConfigSchema, type RuntimeConfig } from '../../contract/runtimeConfig';
import type { Api } from './api';

/** What the app needs to know of this installation. Public: the app reads it before sign-in. */
export function registerRuntimeConfig(app: Api, runtimeConfig: RuntimeConfig): void {
  const summary = 'What the browser app needs to know about this server';
  const schema = { summary, tags: ['App'], response: { 200: runtimeConfigSchema } };
  app.open.get(paths.config, { config: { rateLimit: false }, schema }, () => runtimeConfig);
}
