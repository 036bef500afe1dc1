import { readFileSync } from 'node:fs';

export interface Step {
  readonly title: string;
  readonly blocks: readonly string[];
}

const blocksIn = (section: string): string[] =>
  [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block);

export function stepsOfGuide(): Step[] {
  const text = readFileSync('docs/operate/deployment.md', 'utf8');
  const [, walk = ''] = /^# Step by step$([^]*?)^# Other ways/m.exec(text) ?? [];
  return walk
    .split(/^## \d+\. /m)
    .slice(1)
    .map((section) => ({
      title: /.*/.exec(section)?.[0] ?? '',
      blocks: blocksIn(section),
    }));
}

/** The commands marked `sh` under a heading of the second level. */
export function blocksUnder(title: string): string[] {
  const text = readFileSync('docs/operate/deployment.md', 'utf8');
  const section = text.split(/^#{1,2} /m).find((each) => each.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`docs/operate/deployment.md has no section "${title}"`);
  return blocksIn(section);
}
