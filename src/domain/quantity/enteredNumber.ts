/** What a field for dollars or gallons holds: '.5' is 0.5 and '1500.' is 1,500; null for nothing, and for a point alone. */
export function enteredNumber(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}
