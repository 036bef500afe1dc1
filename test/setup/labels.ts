const CONTROLS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const isAround = (control: Element, label: HTMLLabelElement) => !label.hasAttribute('for') && label.control === control;

/** In the order of the document, like the labels themselves. */
function labelsOf(control: Element): HTMLLabelElement[] {
  const { ownerDocument: document, id } = control;
  const around = control.closest('label');
  const isNamed = id !== '' && document.getElementById(id) === control;
  if (!isNamed) return around && isAround(control, around) ? [around] : [];
  return [...document.getElementsByTagName('label')].filter(
    (label) => label.htmlFor === id || isAround(control, label),
  );
}

/**
 * jsdom asks every element of the document whether it labels the control, and every label for its control. Names are
 * worked out for each button that a query by role looks at, and few buttons have a label.
 */
export function findLabelsFast(): void {
  for (const { prototype } of CONTROLS) {
    const labels = Object.getOwnPropertyDescriptor(prototype, 'labels')!.get!;
    const get = function (this: Element): unknown {
      const isLabelable = this.isConnected && this.getAttribute('type') !== 'hidden';
      return isLabelable && this.getRootNode() === this.ownerDocument ? labelsOf(this) : labels.call(this);
    };
    Object.defineProperty(prototype, 'labels', { get, configurable: true });
  }
}
