import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

test('the workflow scans the lockfile, each week and when it changes, by a pinned version of the action', () => {
  const workflow = z
    .object({
      on: z.object({
        schedule: z.array(z.object({ cron: z.string().regex(/^\d+ \d+ \* \* \d$/) })).length(1),
        push: z.object({ paths: z.array(z.string()) }),
        pull_request: z.object({ paths: z.array(z.string()) }),
      }),
      jobs: z.object({ scan: z.object({ uses: z.string(), with: z.object({ 'scan-args': z.string() }) }) }),
    })
    .parse(parse(readFileSync('.github/workflows/dependencies.yml', 'utf8')));
  expect(workflow.on.push.paths).toContain('package-lock.json');
  expect(workflow.on.pull_request.paths).toContain('package-lock.json');
  expect(workflow.jobs.scan.uses).toMatch(/^google\/osv-scanner-action\/.+@[0-9a-f]{40}$/);
  expect(workflow.jobs.scan.with['scan-args']).toBe('--lockfile=package-lock.json');
});
