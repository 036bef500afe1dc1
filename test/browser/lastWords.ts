import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';

function stepsToFault(steps: readonly TestStep[]): string[] {
  const failed = steps.find(({ error }) => error);
  return failed ? [failed.title, ...stepsToFault(failed.steps)] : [];
}

const MAX_PER_REASON = 1_000;

const onOneLine = (message: string): string =>
  stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_PER_REASON);

const FILE = '.cache/browser.txt';

/** Writes a line for each failed attempt, which `npm test` prints last. */
export default class LastWords implements Reporter {
  private readonly words: string[] = [];

  onTestEnd(test: TestCase, { status, error, steps, retry, annotations }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const reason = onOneLine(error?.message ?? status);
    const where = [...test.titlePath().filter(Boolean), ...stepsToFault(steps)].join(' › ');
    const complaints = annotations.flatMap(({ type, description = '' }) =>
      type === 'console' ? [onOneLine(description)] : [],
    );
    this.words.push([`attempt ${retry + 1} of ${where}: ${reason}`, ...complaints].join('\n  console: '));
  }

  onEnd(): void {
    mkdirSync(dirname(FILE), { recursive: true });
    const text = this.words.map((word) => `${word}\n`).join('');
    writeFileSync(FILE, text);
    process.stdout.write(text);
  }

  printsToStdio(): boolean {
    return false;
  }
}
