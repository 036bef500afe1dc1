import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { SECRETS } from '../../src/server/config/secretFiles';
import { variables } from '../../src/server/config/variables';

const meaningSchema = z.object({ meaning: z.string(), shown: z.string() });
const isSecret = (name: string) => SECRETS.some((each) => each === name);

/** The table of docs/operate/deployment.md, as the server knows it. */
function table(): string[] {
  return Object.entries<z.ZodType>(variables.shape).flatMap(([name, schema]) => {
    const { meaning, shown } = meaningSchema.parse(schema.meta());
    const fallback = schema.parse(undefined);
    const isWritten = typeof fallback === 'string' || typeof fallback === 'number';
    const row = `| \`${name}\` | ${isWritten ? `\`${fallback}\`` : shown} | ${meaning} |`;
    return isSecret(name)
      ? [row, `| \`${name}_FILE\` | not set | a file that has \`${name}\`, in place of it |`]
      : [row];
  });
}

test('the deployment guide lists every variable that the server reads, with its default and its meaning', () => {
  const lines = readFileSync('docs/operate/deployment.md', 'utf8').split('\n');
  const start = lines.indexOf('| variable | default | meaning |') + 2;
  const listed = lines.slice(start, lines.indexOf('', start));
  expect(listed).toEqual(table());
});

test("defaults in the README equal the server's", () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z_]+` \| [^|]+ \|/gm) ?? [];
  expect(rows.length).toBeGreaterThan(3);
  const defaults = table().map((row) => row.replace(/ [^|]+ \|$/, ''));
  expect(defaults).toEqual(expect.arrayContaining(rows));
});
