import type { PersonRow } from './repository';

export const toPerson = ({ id, name }: PersonRow) => ({ id: String(id), name });
