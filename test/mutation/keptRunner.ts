import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
} from '@stryker-mutator/api/test-runner';
import { runCLI } from 'jest';
import { z } from 'zod';
import type { KeptOptions } from './keptOptions';
import { awaitCrash } from './awaitCrash';
import { awaitEndless } from './endless';
import { likeliestFirst } from './likeliestFirst';

declare global {
  var __stryker__: InstrumenterContext | undefined;
}

/** How long each file took, ms: written in the copy of the tree, for the processes that come later. */
const DURATIONS = 'durations.json';
const durationsSchema = z.record(z.string(), z.number());

/** A test that has waited so long for nothing waits forever. What it waits for may be slow on a busy machine. */
const STUCK_MS = 15_000;

/** A test that has taken so much more of a processor than its whole file takes by the clock without a mutant repeats itself forever. */
const workMs = (usualMs = 0) => 3 * usualMs + 5_000;

const MUTANT = INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE;

/** What instrumented code reads and counts in. It keeps the object: only what is in it may change. */
const context = (globalThis.__stryker__ ??= {});
const coverage = (context.mutantCoverage ??= { static: {}, perTest: {} });

/**
 * Runs files of tests with Jest in one process that keeps what it has loaded, each file as one test. Threads and
 * processes of the server learn of the mutant by the environment.
 */
export class KeptRunner {
  readonly #kept: KeptOptions;
  #isSpoiled = false;

  constructor(kept: KeptOptions) {
    this.#kept = kept;
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    // Without a test: what is reached now is reached as modules load.
    for (const file of files) await import(pathToFileURL(file).href);
    const tests: TestResult[] = [];
    for (const file of Object.keys(this.#kept.configOf)) tests.push(await this.#run(file));
    const durations = Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    writeFileSync(DURATIONS, JSON.stringify(durations));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: coverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { sandboxFileName, mutantActivation, activeMutant, testFilter, hitLimit } = options;
    // Stryker then tries the mutant in a new process.
    if (this.#isSpoiled) throw new Error('A test of this process has not ended, or an error was caught by none.');
    if (mutantActivation === 'runtime') await import(pathToFileURL(sandboxFileName).href);
    context.hitLimit = hitLimit;
    context.hitCount = hitLimit === undefined ? undefined : 0;
    context.activeMutant = activeMutant.id;
    process.env[MUTANT] = activeMutant.id;
    try {
      return toMutantRunResult(await this.#untilNoticed(testFilter, relative(process.cwd(), sandboxFileName)));
    } finally {
      context.activeMutant = undefined;
      Reflect.deleteProperty(process.env, MUTANT);
    }
  }

  async #untilNoticed(only: string[] | undefined, source: string): Promise<DryRunResult> {
    const durations = durationsSchema.parse(JSON.parse(readFileSync(DURATIONS, 'utf8')));
    const tests: TestResult[] = [];
    for (const file of likeliestFirst(only ?? Object.keys(this.#kept.configOf), source, durations)) {
      const result = await this.#unlessEndless(file, workMs(durations[file]));
      if (result === null) return { status: DryRunStatus.Timeout };
      const endless = determineHitLimitReached(context.hitCount, context.hitLimit);
      if (endless) return endless;
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }

  /** Null where it does not end. */
  async #unlessEndless(file: string, workMs: number): Promise<TestResult | null> {
    const start = performance.now();
    const endless = awaitEndless({ quietMs: STUCK_MS, workMs });
    const crash = awaitCrash();
    const result = await Promise.race([this.#run(file), endless.comes, crash.comes]);
    endless.stop();
    crash.stop();
    this.#isSpoiled = result === 'endless' || result instanceof Error;
    if (result === 'endless') return null;
    return result instanceof Error ? failed(file, start, String(result)) : result;
  }

  async #run(file: string): Promise<TestResult> {
    context.currentTestId = file;
    const start = performance.now();
    const { results } = await runCLI(
      {
        $0: 'jest',
        _: [resolve(file)],
        runTestsByPath: true,
        runInBand: true,
        reporters: [],
        silent: true,
        ci: true,
        config: JSON.stringify(this.#kept.configs[this.#kept.configOf[file] ?? '']),
      },
      [process.cwd()],
    );
    context.currentTestId = undefined;
    if (results.success && results.numTotalTests > 0) return { ...testOf(file, start), status: TestStatus.Success };
    const [failure] = results.testResults.map(({ failureMessage }) => failureMessage);
    return failed(file, start, failure ?? `${file} ran no test.`);
  }
}

const testOf = (file: string, start: number) => ({
  id: file,
  name: file,
  fileName: resolve(file),
  timeSpentMs: performance.now() - start,
});

const failed = (file: string, start: number, failureMessage: string): TestResult => ({
  ...testOf(file, start),
  status: TestStatus.Failed,
  failureMessage,
});
