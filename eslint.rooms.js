import { readdirSync } from 'node:fs';

/** Who may import whom: for each room, the other rooms it may use. Anything else of ours is refused. */
export const rooms = {
  contract: [],
  domain: ['contract'],
  sample: ['contract', 'domain'],
  'web/config': ['contract'],
  'web/loading': [],
  'web/ui': ['web/loading', 'domain/messages.ts'],
  'web/adapters': ['web/config', 'web/loading', 'contract'],
  'web/state': ['contract', 'domain', 'web/config', 'web/adapters'],
  'web/session': ['contract', 'domain/messages.ts', 'sample', 'web/state', 'web/adapters'],
  'web/inspection': ['contract', 'domain', 'web/ui', 'web/state', 'web/adapters'],
  'web/playback': [
    ...['contract', 'web/ui', 'web/state', 'web/adapters', 'web/inspection', 'web/app'],
    ...['web/loading', 'web/session'],
  ],
  'web/parts': ['web/ui', 'web/loading', 'domain', 'contract'],
  'web/screens': ['web/parts', 'web/ui', 'web/loading', 'web/state', 'domain', 'contract'],
  'server/html': [],
  'server/signIn': ['server/db', 'server/html', 'server/config.ts', 'contract'],
  'server/db': ['contract'],
  'server/repositories': ['server/db', 'domain', 'contract'],
  'server/presenters': ['contract', 'domain', 'server/db'],
  'server/matching': ['contract', 'domain', 'server/repositories', 'server/presenters', 'server/db'],
  'server/changes': ['contract', 'server/repositories', 'server/matching', 'server/db'],
  'server/documents': ['contract', 'domain', 'server/db'],
  'server/files': ['contract', 'domain', 'server/repositories'],
  'server/health': ['server/db'],
  'server/idempotency': ['contract', 'server/db', 'server/plugins', 'server/repositories'],
  'server/mail': ['domain', 'server/beat.ts', 'server/db', 'server/repositories'],
  'server/metrics': ['contract', 'server/import', 'server/repositories', 'server/signIn'],
  'server/tracing': [],
  'server/routes': [
    'contract',
    'domain',
    'server/repositories',
    'server/presenters',
    'server/matching',
    'server/changes',
    'server/documents',
    'server/import',
    'server/files',
    'server/health',
  ],
  'server/plugins': ['contract', 'domain/access', 'server/html', 'server/config.ts', 'server/signIn'],
  'server/import': [
    ...['contract', 'domain', 'sample', 'server/beat.ts', 'server/db', 'server/config.ts'],
    ...['server/files', 'server/repositories'],
  ],
};

/** Packages that belong to one room: everywhere else they are refused. */
export const packagesOfOneRoom = {
  '@azure/msal-browser': 'web/adapters',
  'oidc-provider': 'server/signIn',
  kysely: 'server',
  pg: 'server',
  fastify: 'server',
  nodemailer: 'server/mail',
  'prom-client': 'server/metrics',
  '@opentelemetry/api': 'server/tracing',
  '@opentelemetry/core': 'server/tracing',
  '@opentelemetry/sdk-trace-node': 'server/tracing',
  highs: 'server/matching',
  sharp: 'server/files',
  '@aws-sdk/client-s3': 'server/files',
  'react-modal': 'web/ui',
  'react-hot-toast': 'web/ui',
  swiper: 'web/ui',
  '@radix-ui/react-collapsible': 'web/ui',
  '@radix-ui/react-slot': 'web/ui',
  '@radix-ui/react-tooltip': 'web/ui',
  '@radix-ui/react-dropdown-menu': 'web/ui',
  '@visx/axis': 'web/parts',
  '@visx/grid': 'web/parts',
  '@visx/pattern': 'web/parts',
  '@visx/responsive': 'web/parts',
  '@visx/scale': 'web/parts',
  '@visx/shape': 'web/parts',
  'dom-accessibility-api': 'web/inspection',
};

/** Read from the directory: a new screen is apart from the others from its first day. */
const screens = readdirSync(new URL('src/web/screens', import.meta.url));

/** What the stories of the gallery may use. */
const gallery = ['web/ui', 'web/parts', 'domain', 'contract', 'sample'];

/** Zones for import-x/no-restricted-paths. */
export function zones() {
  const perRoom = Object.entries(rooms).map(([room, allowed]) => ({
    target: `./src/${room}`,
    from: './src',
    except: [`./${room}`, ...allowed.map((other) => `./${other}`)],
    message: `src/${room} may import only ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}.`,
  }));
  const perScreen = screens.map((screen) => ({
    target: `./src/web/screens/${screen}`,
    from: './src/web/screens',
    except: [`./${screen}`],
    message: 'A screen never imports another screen; what two screens use belongs in web/parts.',
  }));
  return [
    ...perRoom,
    ...perScreen,
    { target: './src/web', from: './src/server', message: 'The browser app never imports the server.' },
    { target: './src/server', from: './src/web', message: 'The server never imports the browser app.' },
    { target: './src', from: './test', message: 'Nothing that ships imports tests.' },
    {
      target: './test/gallery',
      from: './src',
      except: gallery.map((room) => `./${room}`),
      message: `Stories may import only ${gallery.join(', ')}.`,
    },
  ];
}
