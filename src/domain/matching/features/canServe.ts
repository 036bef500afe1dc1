import { DEFAULT_RATES, type Rates } from '../../rates/rates';
import type { Candidate } from '../reading/candidate';
import type { MatchRequirement } from '../reading/requirement';
import { parseTaps } from '../reading/taps';
import { parseVoltage } from '../reading/voltage';
import { evaluateBil } from './windings/bil';
import { evaluatePhase } from './evaluateUnit';
import { evaluateKva } from './kva';
import type { Evaluation } from './verdict/verdict';
import { evaluatePrimary, evaluateSecondary } from './windings/voltageFit';
import { evaluateWinding } from './windings/winding';

/** Whether every decisive feature of a unit serves: no more than that, so it is quicker than evaluating the unit. */
export const canServe = (requirement: MatchRequirement, unit: Candidate, rates: Rates = DEFAULT_RATES): boolean =>
  serves(evaluatePhase(requirement.phase, unit.phase)) &&
  serves(evaluateKva(requirement.kva, unit.kva, rates)) &&
  serves(evaluateWinding(requirement.winding, unit.windingMaterial)) &&
  serves(evaluateBil(requirement.bil, unit.bilKv)) &&
  serves(evaluateSecondary(requirement, parseVoltage(unit.secondaryVoltage))) &&
  serves(evaluatePrimary(requirement, { voltage: parseVoltage(unit.primaryVoltage), taps: parseTaps(unit.taps) }));

const serves = ({ verdict }: Evaluation): boolean => verdict !== 'does not fit';
