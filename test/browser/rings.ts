import {
  test,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
} from 'playwright/test';
import { isExhaustive } from '../support/extent';

type Fixtures = PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs & PlaywrightWorkerOptions;

export type Declare<Own = object> = (
  title: string,
  body: (fixtures: Fixtures & Own, info: TestInfo) => Promise<void> | void,
) => void;

export const notDeclared = (): void => undefined;

/** Declares a journey that only `npm run test:exhaustive` walks (docs/decisions/0042). */
export const exhaustive: Declare = isExhaustive ? test : notDeclared;
