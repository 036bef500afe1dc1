import { cardOf } from '../data/card';
import { TEXTS, type PeerUnit } from '../data/units';

/** The limit: one lower-cased text a unit, three cards written as one text. */
export function mount(place: HTMLElement, units: readonly PeerUnit[]): void {
  const texts = units.map((unit) =>
    TEXTS.map((name) => unit[name])
      .join('\u0001')
      .toLowerCase(),
  );
  place.innerHTML = '<input aria-label="Filter" /><span role="status"></span><div class="cards"></div>';
  const [input, status, cards] = ['input', 'span', 'div'].map((name) => place.querySelector(name));
  if (!(input instanceof HTMLInputElement) || !status || !cards) return;
  const draw = () => {
    const found = units.filter((_, index) => texts[index]?.includes(input.value.trim().toLowerCase()));
    status.textContent = `Showing ${found.length} of ${units.length} units`;
    cards.innerHTML = found
      .slice(0, 3)
      .map((unit) => cardOf(unit))
      .join('');
  };
  input.addEventListener('input', draw);
  draw();
}
