/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { shared } from '../../jest.config';

/** Runs one deployment after the other with real waits. */
const config: Config = {
  ...shared,
  displayName: 'deployment',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/deployment/*.deployment.ts'],
  testTimeout: 180_000,
  maxWorkers: 1,
};
export default config;
