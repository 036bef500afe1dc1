import type { Tone } from '../../ui/theme';

const statusTones = new Map<string | null, Tone>([
  ['Reserved', 'near'],
  ['In Transit', 'orange'],
  ['Delivered', 'ok'],
]);
const priorityTones = new Map<string | null, Tone>([
  ['High', 'bad'],
  ['Medium', 'warn'],
  ['Low', 'ok'],
]);

/** Spec section 4; any other value is gray. */
export const statusTone = (status: string | null): Tone => statusTones.get(status) ?? 'neutral';
export const priorityTone = (priority: string | null): Tone => priorityTones.get(priority) ?? 'neutral';
