import type { TraceStep } from '../../../contract/trace/steps';

/** What a list of steps says of one, in plain words. */
export function stepTitle(step: TraceStep): string {
  switch (step.kind) {
    case 'start':
      return `page loaded ${step.address}`;
    case 'store':
      return 'signed in';
    case 'navigation':
      return `navigated to ${step.address}`;
    case 'viewport':
      return `window ${step.width} × ${step.height}`;
    case 'intention':
      return `asked to ${step.name}`;
    case 'action':
      return step.type;
    case 'machine':
      return `${step.actor}: ${step.event.type}`;
    case 'request':
      return `request ${step.method} ${step.path}`;
    case 'answer':
      return `answer ${step.status} to ${step.method} ${step.path}`;
    case 'abort':
      return `request ${step.request} given up`;
    case 'notice':
      return `notice: ${step.title}`;
    case 'dialog':
      return `dialog ${step.isOpen ? 'opened' : 'closed'}: ${step.name}`;
    case 'field':
      return `field changed: ${step.name}`;
    case 'problem':
      return `problem: ${step.message}`;
    case 'gap':
      return `${step.steps} ${step.steps === 1 ? 'step' : 'steps'} left out`;
  }
}
