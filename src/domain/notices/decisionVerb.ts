import type { DecidedEstimate } from '../../contract/people/notices';
import { REOPEN } from '../estimates/steps/reopening';

/** 'approved', 'returned', 'reopened' */
export const decisionVerb = ({ state, step }: Pick<DecidedEstimate, 'state' | 'step'>): string =>
  step === REOPEN ? 'reopened' : state;
