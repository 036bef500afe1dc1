import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { importJobSchema } from '../../../contract/imports/job';
import { inventoryUnitSchema } from '../../../contract/unit/inventoryUnit';
import { orderSchema } from '../../../contract/order/order';
import { paths } from '../../../contract/paths';
import { problemSchema } from '../../../contract/problem';
import { quoteSchema } from '../../../contract/matching/quote';
import { unitSchema } from '../../../contract/unit/unit';
import type { ServerConfig } from '../../config';
import { isPermission } from '../../../domain/access/access';
import { withLimits } from './addressParts';
import { KEY_PROBLEMS, withKey } from './keyHeader';
import { registerApiDocs } from './registerApiDocs';
import { PROBLEM_TYPE } from '../problems';
import { takesKey } from '../takesKey';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route can answer with beside the problems of every route. */
    problems?: readonly (403 | 409 | 410 | 422 | 428)[];
    /** The form that this route takes; it is read as it arrives, so no validator sees it. */
    form?: z.ZodMiniType;
    /** The kinds of bodies that this route takes as they are. */
    body?: readonly string[];
  }
}

/** Schemas that the document names instead of repeating them. (The global registry also holds what `z.describe` says.) */
const schemaRegistry = z.globalRegistry;
for (const [id, schema] of Object.entries({
  Problem: problemSchema,
  Order: orderSchema,
  Unit: unitSchema,
  InventoryUnit: inventoryUnitSchema,
  ImportJob: importJobSchema,
  Quote: quoteSchema,
})) {
  schemaRegistry.add(schema, { id });
}

const toJsonSchemas = createJsonSchemaTransform({ schemaRegistry });

const problem = (description: string) => ({ description, content: { [PROBLEM_TYPE]: { schema: problemSchema } } });

/** Answers that every call can give beside its own, so that routes need not repeat them. */
const problems = {
  400: problem('The request contains invalid values; `errors` says which.'),
  404: problem('Not found.'),
  429: problem('Too many calls; Retry-After says how long to wait.'),
  500: problem('Something went wrong on the server.'),
  503: problem('Not available right now; Retry-After says how long to wait.'),
  507: problem('A disk is full, and nothing was changed; `detail` says which.'),
};
/** Problems that only some routes can answer with; a route names its own in `config.problems`. */
const particularProblems = {
  403: problem('The signed-in person may not do this; `detail` says who may.'),
  409: problem('The request conflicts with the current state; `detail` says how.'),
  410: problem('It is not there any more; `detail` says why and how to go on.'),
  422: problem('The request is understood and cannot be served as it is; `detail` says why and how to fix it.'),
  428: problem('The request must say in If-Match which version it is about.'),
};
const bodyProblems = {
  413: problem('The request is too large.'),
  415: problem('The body is of another kind than the one described.'),
};
const addressProblem = { 414: problem('A part of the address is too long.') };
const tokenProblem = {
  401: problem('No valid access token.'),
  403: problem(
    'The access token is of the wrong kind: programs may send feeds and files of units, and people may do all but send feeds.',
  ),
};

type Particular = keyof typeof particularProblems;

/** Of a write with a key two kinds have one more reason. */
function particular(status: Particular, isKeyed: boolean): ReturnType<typeof problem> {
  const own = particularProblems[status];
  const more = isKeyed && (status === 409 || status === 422) ? ` ${KEY_PROBLEMS[status]}` : '';
  return { ...own, description: own.description + more };
}

const problemsOfKey = { 409: problem(KEY_PROBLEMS[409]), 422: problem(KEY_PROBLEMS[422]) };

/** Of no type, because it is read as it arrives. */
const anything: z.ZodMiniType = z.file();

function bodyOf({ form, body }: FastifyContextConfig = {}) {
  if (form !== undefined) return { body: form, consumes: ['multipart/form-data'] };
  return body === undefined ? {} : { body: anything, consumes: [...body] };
}

/** Adds to an operation what follows from its route: who may call it, and the problems it can answer with. */
const transform: typeof toJsonSchemas = (document) => {
  const { schema, route } = document;
  if (schema.hide === true) return toJsonSchemas(document);
  const isPublic = route.config?.isPublic === true;
  const body = bodyOf(route.config);
  const isKeyed = [route.method].flat().some((method) => takesKey(method, route.config));
  const response = {
    ...(isKeyed ? problemsOfKey : {}),
    ...(schema.response ?? {}),
    ...problems,
    ...(isPublic ? {} : tokenProblem),
    ...(schema.params === undefined ? {} : addressProblem),
    ...(schema.body === undefined && body.body === undefined ? {} : bodyProblems),
    ...(isPermission(route.config?.needs ?? '') ? { 403: particularProblems[403] } : {}),
    ...Object.fromEntries((route.config?.problems ?? []).map((status) => [status, particular(status, isKeyed)])),
  };
  const described = toJsonSchemas({
    ...document,
    schema: { ...schema, ...body, response, security: isPublic ? [] : [{ bearer: [] }] },
  });
  const limited = withLimits(described.schema);
  return { ...described, schema: isKeyed ? withKey(limited) : limited };
};

const securitySchemes = { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } as const;

/** Publishes the contract: OpenAPI 3.1 as JSON, and a page to read it on. Register before the routes. */
export async function registerOpenApi(app: FastifyInstance, config: Pick<ServerConfig, 'publicUrl'>): Promise<void> {
  // What no schema describes is not for programs: the pages and forms of the local sign-in.
  app.addHook('onRoute', (route) => {
    route.schema ??= { hide: true };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'SpecAI product API',
        version: '1.0.0',
        description: 'Job orders, and the units that fit them.',
      },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes },
    },
    transform,
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPublic: true, rateLimit: false };
    });
    docs.get(paths.openApi, { schema: { hide: true } }, () => app.swagger());
    await registerApiDocs(docs);
  });
}
