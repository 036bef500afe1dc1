import { render, screen } from '@testing-library/react';
import { PlainToast } from '../../../src/web/ui/PlainToast';

test.each([
  ['destructive', 'alert'],
  ['default', 'status'],
] as const)('a %s notification without its looks still speaks as %s', (tone, role) => {
  render(<PlainToast id="1" isVisible message={{ tone, title: 'Error', description: 'Failed' }} />);
  expect(screen.getByRole(role)).toHaveTextContent('Error Failed');
});
