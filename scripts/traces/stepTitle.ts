import type { TraceStep } from '../../src/contract/trace/steps';
import { isAllowedParameter } from '../../src/web/inspection/recording/allowed/allowlist';

/** An address without the placeholders in its query. */
export function withoutPlaceholders(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const query = [...searchParams].map(([name, value]) => `${name}=${isAllowedParameter(name) ? value : '…'}`);
  return query.length > 0 ? `${pathname}?${query.join('&')}` : pathname;
}

/** What a step is, whatever it holds: steps of two recordings correspond where this is equal. */
export function stepTitle(step: TraceStep): string {
  switch (step.kind) {
    case 'navigation':
      return `navigation ${withoutPlaceholders(step.address)}`;
    case 'action':
      return step.type;
    case 'machine':
      return `${step.machine}/${step.event.type}`;
    case 'request':
    case 'answer':
      return `${step.kind} ${step.method} ${withoutPlaceholders(step.path)}`;
    case 'notice':
      return `notice ${step.title}`;
    case 'dialog':
      return `dialog ${step.name} ${step.isOpen ? 'opens' : 'closes'}`;
    case 'intention':
    case 'field':
      return `${step.kind} ${step.name}`;
    case 'problem':
      return `problem ${step.source}`;
    default:
      return step.kind;
  }
}
