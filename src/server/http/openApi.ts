import type { FastifyContextConfig, FastifySchema, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { IDEMPOTENCY_KEY, problemSchema } from '../../contract/problem';
import { importJobSchema } from '../../contract/import/job';
import { inventoryUnitSchema } from '../../contract/units/inventoryUnit';
import { orderSchema } from '../../contract/orders/order';
import { paths } from '../../contract/paths';
import { quoteSchema } from '../../contract/matching/quote';
import { unitSchema } from '../../contract/units/unit';
import type { ServerConfig } from '../config/config';
import { isPermission } from '../../domain/access/access';
import { registerApiDocs } from './apiDocs';
import { PROBLEM_TYPE } from '../lib/problems';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Detects repetitions without a key. */
    knowsRepetition?: boolean;
    problems?: readonly (403 | 409 | 410 | 422 | 428)[];
    /** Streamed form, not validated. */
    form?: z.ZodMiniType;
    body?: readonly string[];
  }
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

export const takesKey = (method: string, config: FastifyContextConfig = {}): boolean =>
  !READS.includes(method) && config.isRead !== true && config.isPublic !== true && config.knowsRepetition !== true;

const describedHeaders = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

const key = {
  type: 'string',
  pattern: IDEMPOTENCY_KEY.source,
  description:
    'Names this action of its sender for a day: sent again under the same key, it happens once and gets the same answer. ' +
    'A string in quotation marks, or a word of up to 200 visible ASCII characters.',
} as const;

export function withKey(schema: FastifySchema): FastifySchema {
  const { data: headers } = describedHeaders.safeParse(schema.headers);
  return {
    ...schema,
    headers: { type: 'object', ...headers, properties: { ...headers?.properties, 'idempotency-key': key } },
  };
}

export const KEY_PROBLEMS = {
  409: 'The same request is still being done under its Idempotency-Key; Retry-After says when to ask again.',
  422: 'The Idempotency-Key was used for another request.',
} as const;

/** File names are the longest. */
export const ADDRESS_PART_LENGTH = 200;

const describedParams = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ type: z.optional(z.string()) })),
});

export function withLimits(schema: FastifySchema): FastifySchema {
  const { data: params } = describedParams.safeParse(schema.params);
  if (params === undefined) return schema;
  const limited: [string, unknown][] = Object.entries(params.properties).map(([name, part]) => [
    name,
    part.type === 'string' ? { minLength: 1, maxLength: ADDRESS_PART_LENGTH, ...part } : part,
  ]);
  const properties: Record<string, unknown> = Object.fromEntries(limited);
  return { ...schema, params: { ...params, properties } };
}

/** Schemas with a name. (The global registry also has descriptions.) */
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

const problems = {
  400: problem('The request contains invalid values; `errors` says which.'),
  404: problem('Not found.'),
  429: problem('Too many calls; Retry-After says how long to wait.'),
  500: problem('Something went wrong on the server.'),
  503: problem('Not available right now; Retry-After says how long to wait.'),
  507: problem('A disk is full, and nothing was changed; `detail` says which.'),
};
const particularProblems = {
  403: problem('The signed-in person lacks the permission; `detail` says who has it.'),
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

function particular(status: Particular, isKeyed: boolean): ReturnType<typeof problem> {
  const own = particularProblems[status];
  const more = isKeyed && (status === 409 || status === 422) ? ` ${KEY_PROBLEMS[status]}` : '';
  return { ...own, description: own.description + more };
}

const problemsOfKey = { 409: problem(KEY_PROBLEMS[409]), 422: problem(KEY_PROBLEMS[422]) };

/** Untyped: streamed. */
const anything: z.ZodMiniType = z.file();

function bodyOf({ form, body }: FastifyContextConfig = {}) {
  if (form !== undefined) return { body: form, consumes: ['multipart/form-data'] };
  return body === undefined ? {} : { body: anything, consumes: [...body] };
}

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

/** Register before the routes. */
export async function registerOpenApi(app: FastifyInstance, config: Pick<ServerConfig, 'publicUrl'>): Promise<void> {
  // Hides routes without a schema, e.g. of the local sign-in.
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
