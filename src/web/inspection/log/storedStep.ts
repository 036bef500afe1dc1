import type { TraceStep } from '../../../contract/trace/steps';
import { hash } from './pack';

/** A step as it is stored: without the part that is stored once for all steps that have it. */
export interface StoredStep {
  readonly step: TraceStep;
  /** The key of the part: an answer's body, or a large payload of an action. */
  readonly part: string | null;
}

export interface Part {
  readonly key: string;
  /** JSON. */
  readonly text: string;
}

/** Characters of JSON from which on a payload is stored apart. */
const LARGE = 1_000;

/** Enough digits of the hash, 128 bits. */
const KEY_LENGTH = 32;

const partOf = (value: unknown): Part => {
  const text = JSON.stringify(value ?? null);
  return { key: hash(text).slice(0, KEY_LENGTH), text };
};

/** Separates a step from its part. */
export function takeApart(step: TraceStep): { stored: StoredStep; part: Part | null } {
  if (step.kind === 'answer') {
    const part = partOf(step.body);
    return { stored: { step: { ...step, body: null }, part: part.key }, part };
  }
  if (step.kind === 'action' && JSON.stringify(step.payload ?? null).length >= LARGE) {
    const part = partOf(step.payload);
    return { stored: { step: { ...step, payload: null }, part: part.key }, part };
  }
  return { stored: { step, part: null }, part: null };
}

/** How many steps' numbers a step takes: a gap those of the steps that it stands for. */
export const widthOf = (step: TraceStep): number => (step.kind === 'gap' ? step.steps : 1);
