/** With a capital letter at the start ('Primary voltage'); 'kVA' stays as it is written. */
export const capitalized = (text: string): string =>
  /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
