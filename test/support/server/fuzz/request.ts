import type { Operation } from '../openApi';

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Values = Readonly<Record<string, unknown>>;

export function requestOf(path: string, operation: Operation, { body, ...rest }: Values): Request {
  const inHeaders = new Set(operation.parameters?.flatMap((each) => (each.in === 'header' ? [each.name] : [])));
  const named = Object.entries(rest);
  const headers: Record<string, string> = {};
  for (const [name, value] of named) if (inHeaders.has(name)) headers[name] = String(value);
  const query = named
    .filter(([name]) => !inHeaders.has(name) && !path.includes(`{${name}}`))
    .flatMap(([name, value]) => [value].flat().map((each) => `${encodeURIComponent(name)}=${encoded(each)}`));
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(rest[name]));
  return {
    url: [address, ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    headers,
    body,
  };
}

const encoded = (value: unknown): string => encodeURIComponent(String(value));

/** A URL holds only text. */
export const asSent = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === 'body' ? value : String(value)]));

/** Clients resolve '.' and '..' as folders: these never arrive. */
export const arrives = (values: Values): boolean =>
  !Object.values(values).some((value) => value === '.' || value === '..');
