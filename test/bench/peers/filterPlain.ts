import { cardOf, fetchUnits, FIELDS, root } from './shared';

const units = await fetchUnits(Number(location.search.slice(1)));
const texts = units.map((unit) =>
  FIELDS.map((name) => unit[name])
    .join('\n')
    .toLowerCase(),
);
root().innerHTML = '<input aria-label="Filter" /><span role="status"></span><div class="cards"></div>';
const [input, status, cards] = root().children;

/** The optimum: one lower-cased text a unit, three cards written as one text. */
function draw(): void {
  const text = (input as HTMLInputElement).value.trim().toLowerCase();
  const found = units.filter((_, index) => texts[index]?.includes(text));
  status!.textContent = `Showing ${found.length} of ${units.length} units`;
  cards!.innerHTML = found
    .slice(0, 3)
    .map((unit) => cardOf(unit))
    .join('');
}

input!.addEventListener('input', draw);
draw();
