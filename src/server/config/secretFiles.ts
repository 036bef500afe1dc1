import { readFileSync } from 'node:fs';

/** May be read from a file named by the variable with `_FILE`. */
export const SECRETS = [
  ...(['DATABASE_URL', 'LISTEN_DATABASE_URL', 'READ_DATABASE_URL', 'FEED_CLIENT_SECRET', 'SMTP_URL'] as const),
];

type Given = Readonly<Record<string, string>>;

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

function problemOf(name: string, given: Given, content: string | null): string | null {
  if (given[name] !== undefined) return `${name} and ${name}_FILE are both set; keep one of them`;
  if (content === null) return `${name}_FILE names a file that cannot be read: '${given[`${name}_FILE`] ?? ''}'`;
  return content === '' ? `${name}_FILE names an empty file: '${given[`${name}_FILE`] ?? ''}'` : null;
}

export function withSecrets(given: Given): { readonly given: Given; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const values: Record<string, string> = { ...given };
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    const content = contentOf(path);
    const problem = problemOf(name, given, content);
    if (problem !== null) problems.push(problem);
    else if (content !== null) values[name] = content;
  }
  return { given: values, problems };
}
