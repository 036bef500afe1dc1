import type { Operation } from '../openApi';

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** A request with these values: in its path, its headers, its query, and as its body. */
export function requestOf(path: string, operation: Operation, { body, ...rest }: Values): Request {
  const inHeaders = new Set(operation.parameters?.flatMap((each) => (each.in === 'header' ? [each.name] : [])));
  const named = Object.entries(rest);
  const headers: Record<string, string> = {};
  for (const [name, value] of named) if (inHeaders.has(name)) headers[name] = String(value);
  const query = named
    .filter(([name]) => !inHeaders.has(name) && !path.includes(`{${name}}`))
    // Several values are sent as the parameter repeated.
    .flatMap(([name, value]) => [value].flat().map((each) => `${encodeURIComponent(name)}=${encoded(each)}`));
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(rest[name]));
  return {
    url: [address, ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    headers,
    body,
  };
}

const encoded = (value: unknown): string => encodeURIComponent(String(value));

/** In an address everything is text. */
export const asSent = (values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, name === 'body' ? value : String(value)]));

/** A part of an address that is '.' or '..' never arrives: clients take it for a folder. */
export const arrives = (values: Values): boolean =>
  !Object.values(values).some((value) => value === '.' || value === '..');
