import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { isRunning } from './repeatFiles';

type Asked = string | FetchArgs;

interface Lost {
  readonly key: string;
  /** Unix time, ms. */
  readonly at: number;
}

export interface ActionKeysOptions {
  readonly newKey: () => string;
  readonly now: () => number;
}

/** So long the same wish, asked for again, is taken for the action whose answer was lost. */
const LOST_MS = 2 * 60_000;
/** Answers of a proxy or of a server that could not finish. */
const FIRST_OF_SERVER = 500;

/**
 * A key for each action of a person. Who repeats one whose answer never came repeats it by its key, so that the server
 * answers as it would have answered then.
 */
export class ActionKeys {
  readonly #options: ActionKeysOptions;
  readonly #lost = new Map<string, Lost>();

  constructor(options: ActionKeysOptions = { newKey: () => crypto.randomUUID(), now: Date.now }) {
    this.#options = options;
  }

  begin(asked: Asked): string {
    const lost = this.#lost.get(nameOf(asked));
    return lost && this.#options.now() - lost.at < LOST_MS ? lost.key : this.#options.newKey();
  }

  /** What came of it: an answer ends it, and what was lost before it is history. */
  end(asked: Asked, key: string, error: FetchBaseQueryError | undefined): void {
    if (isLost(error)) this.#lost.set(nameOf(asked), { key, at: this.#options.now() });
    else this.#lost.clear();
  }
}

/** Equal for equal wishes. Files are equal that look so: the server compares what is in them. */
function nameOf(asked: Asked): string {
  if (typeof asked === 'string') return asked;
  const body: unknown = asked.body;
  const { method, url, params, headers } = asked;
  return JSON.stringify([method, url, params, headers, nameOfBody(body)]);
}

function nameOfBody(body: unknown): unknown {
  if (body instanceof FormData) return [...body].map(([name, value]) => [name, nameOfBody(value)]);
  return body instanceof File ? [body.name, body.size, body.lastModified] : body;
}

function isLost(error: FetchBaseQueryError | undefined): boolean {
  if (error === undefined || error.status === 'CUSTOM_ERROR') return false;
  if (typeof error.status === 'number') return error.status >= FIRST_OF_SERVER || isRunning(error.data);
  return error.status !== 'PARSING_ERROR' || error.originalStatus < 400 || error.originalStatus >= FIRST_OF_SERVER;
}
