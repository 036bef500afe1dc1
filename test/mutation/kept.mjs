import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';

/** Stryker's name for the runner. It begins outside of the copy of the tree, where TypeScript would be read by the wrong settings. */
class Kept {
  static inject = tokens(commonTokens.options);
  #options;
  #runner;

  constructor({ kept }) {
    this.#options = kept;
  }

  async init() {
    await import('tsx');
    const { KeptRunner } = await import('./keptRunner.ts');
    this.#runner = new KeptRunner(this.#options);
  }

  /** What has been loaded stays: Stryker takes a new process for a mutant that is active while modules load. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  dryRun(options) {
    return this.#runner.dryRun(options);
  }

  mutantRun(options) {
    return this.#runner.mutantRun(options);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'kept', Kept)];

export const strykerValidationSchema = { properties: { kept: { type: 'object' } } };
