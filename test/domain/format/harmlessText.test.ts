import { harmlessText } from '../../../src/domain/format/harmlessText';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '"=1', "'=1", '＝1', '＋1', '－1', '＠A', ' “=1'])(
  '%j is made harmless',
  (text) => expect(harmlessText(text)).toBe(`'${text}`),
);

test.each(['', 'J-70114', '12470GrdY/7200', 'a=b', '5 - 3', '(=)', 'é'])('%j stays as it is', (text) =>
  expect(harmlessText(text)).toBe(text),
);
