import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from 'jest';
import { TOO_SLOW, type Room } from './rooms';

/** What the runner that keeps what it loads is told. */
export interface KeptOptions {
  /** Configurations of Jest by the names of their projects. */
  configs: Record<string, Config>;
  /** The name of the project that each file of tests belongs to. */
  configOf: Record<string, string>;
}

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const isTooSlow = (path: string) => TOO_SLOW.some((name) => path.endsWith(`/${name}.test.ts`));

const isFile = (path: string) => path.endsWith('.test.ts');

const testsIn = (place: string): string[] =>
  isFile(place)
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .map((name) => join(place, name).replaceAll('\\', '/'))
        .filter((path) => isFile(path) && !isTooSlow(path))
        .toSorted();

/** Where it runs, in a copy of the tree. PostgreSQL has been started before. */
const adapted = (project: Project, { tests }: Room): Config => ({
  ...project,
  rootDir: '.',
  roots: tests.map((place) => (isFile(place) ? dirname(place) : place)),
  projects: [],
  globalSetup: undefined,
  globalTeardown: undefined,
  setupFiles: ['<rootDir>/test/mutation/fewExamples.ts'],
});

/** Files of a room run as Jest runs them otherwise: what sets parts of the clock does so in an environment of its own. */
export function keptOptions(room: Room, projects: readonly (string | Project)[]): KeptOptions {
  const named = (name: string) => projects.find((each) => typeof each !== 'string' && each.displayName === name);
  const [server, alone] = [named('server'), named('alone')];
  if (typeof server !== 'object' || typeof alone !== 'object') throw new Error('jest.config.ts has no such project.');
  const setsClock = new RegExp(String(alone.testRegex));
  const files = room.tests.flatMap(testsIn);
  return {
    configs: {
      // As the package brings it: in this very process, where instrumented code counts what it reaches.
      server: { ...adapted(server, room), runner: 'jest-light-runner' },
      alone: { ...adapted(alone, room), testEnvironment: '<rootDir>/test/mutation/countingEnvironment.cjs' },
    },
    configOf: Object.fromEntries(files.map((file) => [file, setsClock.test(`/${file}`) ? 'alone' : 'server'])),
  };
}
