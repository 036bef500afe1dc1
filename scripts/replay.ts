import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { differenceText } from '../src/web/features/devtools/redaction';
import { readRecording } from '../src/web/features/devtools/recording';
import { replay } from '../src/web/features/devtools/replay';

const USAGE = `npm run replay -- PATH...

Replays recordings, or folders of them, with today's machines and reducers, and lists every step that differs.
Exit code: 0 all as recorded, 1 a step differs, 2 a file cannot be read.`;

const recordingsIn = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(place, name))
    : [place];

/** Exit code and lines of one file. */
function report(file: string): { code: number; lines: string[] } {
  try {
    const steps = replay(readRecording(readFileSync(file, 'utf8')));
    const different = steps.filter(({ differences }) => differences.length > 0);
    if (different.length === 0) return { code: 0, lines: [`${file}: ok (${steps.length} steps compared)`] };
    const lines = different.flatMap(({ number, title, differences }) => [
      `  step ${number}  ${title}`,
      ...differences.map((difference) => `    ${differenceText(difference)}`),
    ]);
    return { code: 1, lines: [`${file}: ${different.length} of ${steps.length} compared steps differ`, ...lines] };
  } catch (error) {
    return { code: 2, lines: [`${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

const places = process.argv.slice(2);
if (places.length === 0 || places.includes('--help')) console.log(USAGE);
for (const file of places.flatMap(recordingsIn)) {
  const { code, lines } = report(file);
  console.log(lines.join('\n'));
  process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
}
