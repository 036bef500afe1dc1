import { print } from '../../../src/web/adapters/browser';

test('printing opens the print dialog of the browser', () => {
  window.print = jest.fn();
  print();
  expect(window.print).toHaveBeenCalledTimes(1);
});
