/** How many characters the reason of a reservation has, without spaces around it. */
const LENGTH = { least: 3, most: 500 } as const;

/** The reason as it is sent and kept. */
export const tidyReason = (text: string): string => text.trim();

/** What is wrong with the reason given for a reservation, in a sentence; null where nothing is. */
export function reasonRefusal(text: string): string | null {
  const { length } = tidyReason(text);
  if (length === 0) return 'Enter a reason.';
  if (length < LENGTH.least) return `Enter a reason of at least ${LENGTH.least} characters.`;
  if (length <= LENGTH.most) return null;
  return `This reason has ${length} characters. Shorten it to ${LENGTH.most}.`;
}
