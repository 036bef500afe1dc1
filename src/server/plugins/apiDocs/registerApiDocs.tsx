import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../../../contract/paths';
import { escapeHtml, htmlPage } from '../../html';
import { ApiDocs } from './ApiDocs';
import { apiDocsStyle } from './apiDocsStyle';
import { openApiDocumentSchema } from './openApiDocument';

/** Nothing runs on this page, and only its own style, font and icon load. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(apiDocsStyle).digest('base64')}'`,
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEAD = `<link rel="icon" href="/favicon.svg">
<link rel="service-desc" type="application/json" href="${paths.openApi}">
`;

function render(openApi: unknown): string {
  const document = openApiDocumentSchema.parse(openApi);
  const body = renderToStaticMarkup(<ApiDocs document={document} />);
  return htmlPage({ title: escapeHtml(document.info.title), style: apiDocsStyle, head: HEAD, body });
}

/** Serves the page that shows the OpenAPI document to people. */
export function registerApiDocs(app: FastifyInstance, openApi: () => unknown): void {
  let page: string | undefined;
  const handler = { schema: { hide: true } } as const;
  app.get(paths.docs, handler, (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send((page ??= render(openApi()))),
  );
}
