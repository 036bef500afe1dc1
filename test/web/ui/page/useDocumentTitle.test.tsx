import { render } from '@testing-library/react';
import { PageTitle } from '../../../../src/web/ui/page/PageTitle';

test('the title of a page is removed with the page', () => {
  render(<PageTitle title="Open Orders" />).unmount();
  expect(document.title).toBe('SpecAI');
});
