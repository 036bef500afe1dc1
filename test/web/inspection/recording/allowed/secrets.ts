/** Where a secret stands, and the secret. */
export type Leaf = [path: string, secret: string];

/** The value with a secret of its own in every text, and where each secret is. */
export function withSecrets(value: unknown, salt: string, leaves: Leaf[], path = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withSecrets(each, salt, leaves, path));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withSecrets(each, salt, leaves, path ? `${path}.${key}` : key)]),
    );
  if (typeof value === 'boolean' || value === null || value === undefined) return value;
  const secret = `s${leaves.length}-${salt}-e`;
  leaves.push([path, secret]);
  return secret;
}
