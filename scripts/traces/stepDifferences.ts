import type { TraceStep } from '../../src/contract/trace/steps';
import type { Shape } from '../../src/web/inspection/recording/allowed/allowedTypes';
import {
  allowedInAction,
  allowedInAnswer,
  allowedInContext,
  allowedInEvent,
  allowedInSlices,
} from '../../src/web/inspection/recording/allowed/allowlist';
import { differences, type Difference, type Placeholders } from '../../src/web/inspection/replay/differences';
import { withoutPlaceholders } from './stepTitle';

interface Parts {
  /** Compared as it is. */
  readonly plain: Readonly<Record<string, unknown>>;
  /** Compared up to the names of placeholders, which stand where nothing is allowed. */
  readonly redacted: Readonly<Record<string, unknown>>;
  readonly allowed: Shape;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** JSON data with every text changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]));
}

const withoutInstants = (data: unknown) => mapTexts(data, (text) => text.replace(INSTANT, '(a time)'));
const withoutNames = (data: unknown) => mapTexts(data, (text) => text.replaceAll(/\btext-\d+\b/g, '(text)'));

/** Times, the numbers of requests, and the browser; an undefined field counts as missing. */
const UNCOMPARED = { at: undefined, id: undefined, request: undefined, environment: undefined };

function partsOf(step: TraceStep): Parts {
  switch (step.kind) {
    case 'store':
      return { plain: {}, redacted: { state: step.state }, allowed: { state: allowedInSlices() ?? {} } };
    case 'action': {
      const { payload, state, ...plain } = step;
      const allowed = { payload: allowedInAction(step.type) ?? {}, state: allowedInSlices() ?? {} };
      return { plain, redacted: { payload, state }, allowed };
    }
    case 'machine': {
      const { event, state, ...rest } = step;
      const { context, ...plain } = state;
      const allowed = { event: allowedInEvent(step.machine) ?? {}, context: allowedInContext(step.machine) ?? {} };
      return { plain: { ...rest, state: plain }, redacted: { event, context }, allowed };
    }
    case 'answer': {
      const { body, path, ...plain } = step;
      const allowed = { body: allowedInAnswer(path) ?? {} };
      return { plain: { ...plain, path: withoutPlaceholders(path) }, redacted: { body }, allowed };
    }
    case 'request': {
      const { path, ...plain } = step;
      return { plain: { ...plain, path: withoutPlaceholders(path) }, redacted: {}, allowed: {} };
    }
    case 'start':
    case 'navigation':
      return { plain: { ...step, address: withoutPlaceholders(step.address) }, redacted: {}, allowed: {} };
    default:
      return { plain: step, redacted: {}, allowed: {} };
  }
}

/** Where a step of a new recording differs from the kept one. Null placeholders: the recordings are full ones. */
export function stepDifferences(kept: TraceStep, made: TraceStep, placeholders: Placeholders): Difference[] {
  const [was, is] = [partsOf(kept), partsOf(made)];
  const plainOf = ({ plain }: Parts) => withoutNames(withoutInstants({ ...plain, ...UNCOMPARED }));
  return [
    ...differences(plainOf(was), plainOf(is), null),
    ...differences(withoutInstants(was.redacted), withoutInstants(is.redacted), placeholders, was.allowed),
  ];
}
