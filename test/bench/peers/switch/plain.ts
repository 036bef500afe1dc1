import { cardOf } from '../data/card';
import { noChoices, OPTIONS, sumsOf, threeUnits, type Option } from './costs';

const switches = OPTIONS.map(
  (option) => `<label><input type="checkbox" role="switch" name="${option}" />${option}</label>`,
).join('');

/** The limit: one text changes. */
export function mount(place: HTMLElement): void {
  const cards = threeUnits.map((unit) => cardOf(unit, `${switches}<p class="sums"></p>`));
  place.innerHTML = `<main class="cards">${cards.join('')}</main>`;
  place.querySelectorAll('article').forEach((card, index) => {
    const [unit, sums, choices] = [threeUnits[index], card.querySelector('.sums'), noChoices()];
    const draw = () => {
      if (unit && sums) sums.textContent = sumsOf(unit, choices);
    };
    card.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      choices[target.name as Option] = target.checked;
      draw();
    });
    draw();
  });
}
