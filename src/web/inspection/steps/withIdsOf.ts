/** A recording's paths hold the ids of its calls, whose arguments may be placeholders. */
export function withIdsOf(recorded: string, today: string): string {
  const parts = recorded.split('/');
  return today
    .split('/')
    .map((part, index) => (/^text-\d+$/.test(part) ? (parts[index] ?? part) : part))
    .join('/');
}
