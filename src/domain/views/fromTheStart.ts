/** What a link to a list carries that asks for the list as the person begins with it. */
export const FROM_THE_START = { begins: 'start view' } as const;

/** Whether a navigation carries it. */
export const asksForStart = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'begins') === FROM_THE_START.begins;
