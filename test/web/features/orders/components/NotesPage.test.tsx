import { NotesPage } from '../../../../../src/web/features/orders/components/NotesPage';
import { renderScreen } from '../../../../support/web/renderApp';

function shownAt(search: string) {
  const { container } = renderScreen(<NotesPage />, { at: `/notes${search}`, route: '/notes' });
  return container.querySelector('pre');
}

const LONG = 'Pad is 92" wide.\n'.repeat(1_000);

test.each([
  ['markup', '<h1 onclick="x()">Pad</h1>'],
  ['markup that ends what it is in', '</pre></main><script>window.__xss=1</script>'],
  ['entities', '&lt;b&gt; &amp; &#60;'],
  ['signs of addresses', 'A+B & C=D # 50% ? /'],
  ['percent signs that encode nothing', '%zz %0 %'],
  ['blanks and lines', '  Pad\tis\n\n92"  wide'],
  ['other scripts', 'Ω ≥ 5 – 变压器 🙂 \u202eabc'],
  ['200 characters', LONG.slice(0, 200)],
  ['16,000 characters', LONG.slice(0, 16_000)],
])('%s are shown as they are', (_name, notes) => {
  const pre = shownAt(`?${new URLSearchParams({ notes }).toString()}`);
  expect(pre?.textContent).toBe(notes);
  expect(pre?.children).toHaveLength(0);
});

test.each([
  ['a plus is a blank', '?notes=A+B%2BC', 'A B+C'],
  ['what encodes nothing stays', '?notes=%zz%0', '%zz%0'],
  ['what encodes no text is marked', '?notes=a%ff', 'a\ufffd'],
  ['the first of several counts', '?notes=first&notes=second', 'first'],
  ['other parameters do not count', '?note=x&notes=Pad&NOTES=y', 'Pad'],
])('%s', (_name, search, text) => {
  expect(shownAt(search)?.textContent).toBe(text);
});

test.each(['', '?', '?notes', '?notes=', '?notes=%20%09%0a', '?notes=&notes=second'])('%j has no notes', (search) => {
  expect(shownAt(search)?.textContent).toBe('No notes provided.');
});
