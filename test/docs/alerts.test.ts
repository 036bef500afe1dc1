import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const rules = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })) });

test('the guide to operations lists the alerts of the rules, in their order', () => {
  const { groups } = rules.parse(parse(readFileSync('deploy/prometheus/rules.yaml', 'utf8')));
  const guide = readFileSync('docs/operate/operations.md', 'utf8');
  const listed = [...guide.matchAll(/^- \*\*(SpecAI\w+)\*\*: /gm)].map(([, name]) => name);
  expect(listed).toEqual(groups.flatMap((group) => group.rules.map(({ alert }) => alert)));
});
