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
  'web/parts': ['web/ui', 'web/loading', 'domain', 'contract'],
  'web/screens': ['web/parts', 'web/ui', 'web/loading', 'web/state', 'domain', 'contract'],
  'server/access': ['contract', 'domain/access', 'server/db', 'server/signIn'],
  'server/html': [],
  'server/signIn': ['server/db', 'server/html', 'server/config.ts', 'contract'],
  'server/db': ['contract'],
  'server/repositories': ['server/access', 'server/db', 'domain', 'contract'],
  'server/presenters': ['contract', 'domain', 'server/db'],
  'server/matching': ['contract', 'domain', 'server/access', 'server/repositories', 'server/presenters', 'server/db'],
  'server/changes': ['contract', 'server/repositories', 'server/matching', 'server/db'],
  'server/documents': ['contract', 'domain', 'server/db'],
  'server/files': ['contract', 'domain', 'server/access', 'server/repositories'],
  'server/health': ['server/db'],
  'server/idempotency': ['contract', 'server/access', 'server/db', 'server/plugins', 'server/repositories'],
  'server/mail': ['domain', 'server/beat.ts', 'server/db', 'server/repositories'],
  'server/metrics': ['contract', 'server/import', 'server/repositories', 'server/signIn'],
  'server/tracing': [],
  'server/routes': [
    'server/access',
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
    'server/signIn/tokens',
  ],
  'server/plugins': ['contract', 'domain/access', 'server/access', 'server/html', 'server/config.ts', 'server/signIn'],
  'server/import': [
    ...['contract', 'domain', 'sample', 'server/beat.ts', 'server/db', 'server/config.ts'],
    ...['server/access', 'server/files', 'server/repositories'],
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
};

/** Rooms without other packages than these. */
export const pureRooms = { contract: ['zod'], domain: [], 'web/state/machines': ['xstate'] };

/** Files that may make a principal: the sign-in check, and work that goes on for somebody who was checked. */
export const makersOfPrincipals = [
  'server/access',
  'server/plugins/security/authentication.ts',
  'server/import/command/importCommand.ts',
  'server/import/jobs/photos/addPhotos.ts',
];

/** What the stories of the gallery may use. */
export const gallery = ['web/ui', 'web/parts', 'domain', 'contract', 'sample'];
