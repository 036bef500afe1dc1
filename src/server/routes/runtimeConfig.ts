import { paths } from '../../contract/paths';
import { runtimeConfigSchema, type RuntimeConfig } from '../../contract/runtimeConfig';
import type { Api } from './api';

/** What one build of the app learns about the place it runs in. Open: it is read before anybody signs in. */
export function registerRuntimeConfig(app: Api, runtimeConfig: RuntimeConfig): void {
  const summary = 'What the browser app needs to know about this server';
  const schema = { summary, tags: ['App'], response: { 200: runtimeConfigSchema } };
  app.get(paths.config, { config: { isPublic: true, rateLimit: false }, schema }, () => runtimeConfig);
}
