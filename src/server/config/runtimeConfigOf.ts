import type { RuntimeConfig, SignInConfig } from '../../contract/runtimeConfig';
import type { ServerConfig } from './config';

interface Installation {
  readonly config: ServerConfig;
  readonly signIn: { readonly clientConfig: SignInConfig };
}

export const runtimeConfigOf = ({ config, signIn }: Installation): RuntimeConfig => ({
  apiBaseUrl: config.apiOrigin ?? '',
  inventorySystemUrl: config.inventorySystemUrl,
  capabilities: {
    unitOptions: 'saved',
    reservations: 'live',
    import: config.appImport ? 'on' : 'off',
    insights: 'on',
    access: config.access,
  },
  devTools: config.devTools,
  recording: config.recording,
  signIn: signIn.clientConfig,
});
