import { readFileSync } from 'node:fs';

export interface Step {
  readonly title: string;
  readonly blocks: readonly string[];
}

export function stepsOfGuide(): Step[] {
  const text = readFileSync('docs/operate/deployment.md', 'utf8');
  const [, walk = ''] = /^# Step by step$([^]*?)^# Other ways/m.exec(text) ?? [];
  return walk
    .split(/^## \d+\. /m)
    .slice(1)
    .map((section) => ({
      title: /.*/.exec(section)?.[0] ?? '',
      blocks: [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block),
    }));
}
