/** Addresses of one kind, timed together. */
export interface Questions {
  readonly name: string;
  readonly addresses: readonly string[];
}

export type Query = Readonly<Record<string, string | readonly string[]>>;

export const address = (path: string, query: Query): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return `${path}?${new URLSearchParams(pairs).toString()}`;
};
