export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
}

export interface Operation {
  summary: string;
  tags: string[];
  security: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>;
}

export interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Every operation, with one schema for everything that a caller sends: parameters by name, and `body`. */
export function operationsOf(document: Document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      input: inputOf(operation),
    })),
  );
}

function inputOf({ parameters = [], requestBody }: Operation): Schema {
  const body = requestBody?.content['application/json']?.schema;
  const named = parameters.map(({ name, schema }) => [name, schema] as const);
  const required = parameters.filter((each) => each.required === true).map(({ name }) => name);
  return {
    type: 'object',
    // Without query parameters the operation ignores the query.
    additionalProperties: !parameters.some((each) => each.in === 'query'),
    properties: { ...Object.fromEntries(named), ...(body ? { body } : {}) },
    required: [...required, ...(body ? ['body'] : [])],
  };
}
