import type { DecidedEstimate } from '../../contract/people/me';
import { REOPEN } from '../estimates/transitions';

export const decisionVerb = ({ state, step }: Pick<DecidedEstimate, 'state' | 'step'>): string =>
  step === REOPEN ? 'reopened' : state;
