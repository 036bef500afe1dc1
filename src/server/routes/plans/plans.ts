import type { Api } from '../api';
import { registerEffects, type EffectsRouteDependencies } from './effects';
import { registerMaking, type MakingDependencies } from './making';
import { registerReserving, type ReservingDependencies } from './reserving';
import { registerScenarios, type ScenariosDependencies } from './scenarios';

export type PlansDependencies = MakingDependencies &
  ReservingDependencies &
  EffectsRouteDependencies &
  ScenariosDependencies;

/** The plan for the whole inventory: making it, saving it, reserving by it, and what one unit does to it. */
export function registerPlans(app: Api, dependencies: PlansDependencies): void {
  registerMaking(app, dependencies);
  registerReserving(app, dependencies);
  registerEffects(app, dependencies);
  registerScenarios(app, dependencies);
}
