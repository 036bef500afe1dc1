import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageStyle, htmlPage } from '../lib/html';
import { paths } from '../../contract/paths';

export const apiDocsStyle = `${pageStyle}
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
a { color: var(--link); }
#operations *, #operations *::after { background-color: transparent !important; border-color: var(--line) !important; box-shadow: none !important;
  color: inherit !important; }
#operations :not(code, pre, .opblock-summary-path, .opblock-summary-path *) { font-family: inherit !important; }
#operations .opblock-tag { font-size: 1rem !important; font-weight: 600; }
#operations .opblock { background-color: var(--surface) !important; }
#operations .opblock-summary-method { color: var(--accent) !important; }
#operations :is(select, option) { appearance: auto; background: var(--surface) !important; }
#operations .scheme-container, #operations .json-schema-2020-12-accordion:not(:has(.json-schema-2020-12__title)) { display: none; }
#operations .parameters-col_description :is(select, input, textarea) { display: none; }
#operations pre { max-height: none !important; overflow: visible !important; white-space: pre-wrap !important; }
#operations svg { fill: currentColor; }
@media (max-width: 40em) {
  #operations .wrapper { padding: 0 !important; }
  #operations .opblock-summary { flex-wrap: wrap; }
  #operations .opblock-summary-control { flex-basis: 100%; }
  #operations .opblock-summary-method { min-width: 4rem; }
  #operations .opblock-summary-path { max-width: none; }
}
@media (prefers-color-scheme: dark) { #operations .opblock-summary-method { color: var(--mark) !important; } }
`;

const FILES = /^\/swagger-ui(-bundle\.js|\.css)$/;
const swaggerUi = () => dirname(createRequire(resolve('package.json')).resolve('swagger-ui-dist/package.json'));

/** No highlighting: its styles violate the policy. Tags begin closed: Swagger UI 5.35 stops in a list of 128 calls. */
const START = `SwaggerUIBundle({
  url: '${paths.openApi}',
  dom_id: '#operations',
  docExpansion: 'none',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  defaultModelRendering: 'model',
  supportedSubmitMethods: [],
  syntaxHighlight: false,
  plugins: [{
    components: {
      InfoContainer: () => null,
      ServersContainer: () => null,
      AuthorizeBtnContainer: () => null,
      authorizeOperationBtn: () => 'needs a token',
      DeepLink: ({ text }) => text,
    },
  }],
});`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${createHash('sha256').update(apiDocsStyle).digest('base64')}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = htmlPage({
  title: 'SpecAI product API',
  style: apiDocsStyle,
  head: `<link rel="service-desc" type="application/json" href="${paths.openApi}">
<link rel="stylesheet" href="${paths.docs}/swagger-ui.css">
<script defer src="${paths.docs}/swagger-ui-bundle.js"></script>
<script defer src="${paths.docs}/start.js"></script>
`,
  body: `<p>Described by the OpenAPI document <a href="${paths.openApi}">${paths.openApi}</a>.</p><div id="operations"></div>`,
});

export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  const handler = { schema: { hide: true } } as const;
  app.get(paths.docs, handler, (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get(`${paths.docs}/start.js`, handler, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  await app.register(fastifyStatic, {
    root: swaggerUi(),
    prefix: `${paths.docs}/`,
    index: false,
    decorateReply: false,
    allowedPath: (path) => FILES.test(path),
  });
}
