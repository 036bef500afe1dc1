import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { LightMyRequestResponse } from 'fastify';
import type { Document, Operation } from '../openApi';

const INSIDES = /at .*\.(m?js|ts):\d+|SELECT |select |pg_|node_modules|ECONN/;
/** Without an identifier the URL is another one, which can lack the method. */
const ELSEWHERE: readonly number[] = [302, 405];

/** Returns a check of answers that describes the fault, or returns null. */
export function judgeOf(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validators = new Map<unknown, ValidateFunction>();
  const fits = (schema: object): ValidateFunction => {
    const known = validators.get(schema) ?? ajv.compile({ ...schema, components: document.components });
    validators.set(schema, known);
    return known;
  };
  const misfit = (schema: object, response: LightMyRequestResponse): string | null =>
    fits(schema)(response.json()) ? null : `is not as described: ${ajv.errorsText(fits(schema).errors)}`;

  return ({ responses }: Operation, response: LightMyRequestResponse): string | null => {
    const { statusCode, body } = response;
    if (statusCode >= 500) return `${statusCode}: ${body}`;
    if (INSIDES.test(body)) return `tells of the inside: ${INSIDES.exec(body)?.[0]}`;
    const described = responses[statusCode];
    if (described === undefined && !ELSEWHERE.includes(statusCode)) return `${statusCode} is not described`;
    const type = String(response.headers['content-type']);
    if (statusCode >= 400 && !type.includes('application/problem+json')) return `${statusCode} comes as ${type}`;
    const schema = described?.content?.['application/json']?.schema;
    return schema === undefined ? null : misfit(schema, response);
  };
}
