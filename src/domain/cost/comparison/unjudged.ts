import type { Unit } from '../../../contract/unit/unit';

/** What a server that judges units says of one. */
export type Judged = Pick<Unit, 'fit' | 'match_score'>;

/** Whether the order states too little for the unit to be judged. */
export const isUnjudged = ({ fit, match_score }: Partial<Judged>): boolean => Boolean(fit) && match_score === null;
