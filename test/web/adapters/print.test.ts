import { print } from '../../../src/web/adapters/print';

test('asks the browser to print the page', () => {
  window.print = jest.fn();
  print();
  expect(window.print).toHaveBeenCalledTimes(1);
});
