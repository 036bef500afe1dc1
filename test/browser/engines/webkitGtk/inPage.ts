import { queryAllByLabelText, queryAllByPlaceholderText, queryAllByRole, queryAllByText } from '@testing-library/react';
import type { Step, Written } from './steps';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** As Playwright reads them: a string is any part in any case, unless exact. */
function matcherOf({ text, flags, exact }: Written): RegExp {
  if (flags !== undefined) return new RegExp(text, flags);
  return exact ? new RegExp(`^${escaped(text)}$`) : new RegExp(escaped(text), 'i');
}

function within(root: HTMLElement, step: Step): HTMLElement[] {
  if (step.by === 'role')
    return queryAllByRole(root, step.role, step.name === undefined ? {} : { name: matcherOf(step.name) });
  if (step.by === 'label') return queryAllByLabelText(root, matcherOf(step.words));
  if (step.by === 'placeholder') return queryAllByPlaceholderText(root, matcherOf(step.words));
  if (step.by === 'text') return queryAllByText(root, matcherOf(step.words), { ignore: 'script, style' });
  return [];
}

function narrowed(found: readonly HTMLElement[], step: Step): readonly HTMLElement[] {
  if (step.by === 'nth') return found.slice(step.index, step.index + 1);
  if (step.by === 'hasText') return found.filter((each) => matcherOf(step.words).test(plain(each.textContent)));
  return [...new Set(found.flatMap((each) => within(each, step)))];
}

/** The elements that the steps lead to, in the order of the document. */
export const find = (steps: readonly Step[]): readonly HTMLElement[] =>
  steps.reduce<readonly HTMLElement[]>(narrowed, [document.body]);

export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

const faults: string[] = [];
addEventListener('error', ({ message }) => faults.push(message));
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  faults.push(`${violatedDirective} blocked ${blockedURI}`),
);

export const faultsSeen = (): readonly string[] => faults;
