import { render } from '@testing-library/react';
import { StatusIcon } from '../../../../src/web/ui/mark/StatusIcon';

test.each(['check', 'tolerance', 'warning', 'alert'] as const)(
  'the status %s has text and a shape of its own',
  (state) => {
    render(
      <>
        <StatusIcon state={state} />
        <StatusIcon state={state === 'check' ? 'alert' : 'check'} />
      </>,
    );
    const [one, other] = [...document.querySelectorAll('[data-state]')];
    expect(one?.textContent).not.toBe('');
    expect(one?.textContent).not.toBe(other?.textContent);
    expect(one?.querySelector('path')?.getAttribute('d')).not.toBe(other?.querySelector('path')?.getAttribute('d'));
  },
);
