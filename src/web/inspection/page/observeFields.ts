import { computeAccessibleName } from 'dom-accessibility-api';
import type { PageListener } from './pageStep';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** What people choose with, and the event by which the app hears of it first; into all other fields they type. */
const CHOICES: Readonly<Record<string, string>> = {
  'select-one': 'change',
  file: 'change',
  checkbox: 'click',
  radio: 'click',
};

const EVENTS = ['input', 'change', 'click'];
const eventOf = ({ type }: Control) => CHOICES[type] ?? 'input';

const isSecret = ({ type }: Control) => type === 'password';

function valueOf(control: Control): unknown {
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'file' ? [...(control.files ?? [])].map(({ name }) => name) : control.value;
}

/** Radio buttons are one field. */
const fieldOf = (control: Control): Element =>
  (control.type === 'radio' && control.closest('[role="radiogroup"]')) || control;

/** Notices what people type and choose, as soon as they do. Returns how to stop. */
export function observeFields(onStep: PageListener): () => void {
  let last: Control | null = null;
  const report = (event: Event) => {
    const { target } = event;
    if (!isControl(target) || isSecret(target) || eventOf(target) !== event.type) return;
    const isTyped = event.type === 'input';
    onStep({
      kind: 'field',
      name: computeAccessibleName(fieldOf(target)),
      value: valueOf(target),
      isChosen: !isTyped && target.type !== 'file',
      isContinued: isTyped && target === last,
    });
    last = target;
  };
  // On the way down, so that the step comes before what the app makes of it.
  for (const type of EVENTS) document.addEventListener(type, report, true);
  return () => {
    for (const type of EVENTS) document.removeEventListener(type, report, true);
  };
}
