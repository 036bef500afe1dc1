const { TestEnvironment } = require('jest-environment-node');

/** Node, where instrumented code counts in the same object as outside. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__stryker__ = globalThis.__stryker__;
  }
};
