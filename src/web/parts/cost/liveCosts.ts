import { useSyncExternalStore } from 'react';
import type { CostedUnit } from '../../../domain/cost/comparison/costedUnit';
import type { CostOptions } from '../../../domain/cost/comparison/costOptions';
import type { Freight } from '../../../domain/freight/freight';
import type { Estimate } from '../../../domain/cost/comparison/estimate';

/** The costs of a unit for a job, wherever they are stored: what shows them renders only where what it reads has changed. */
export interface LiveCosts {
  readonly unit: CostedUnit;
  readonly options: () => CostOptions;
  readonly estimate: () => Estimate;
  /** Null without freight rates. */
  readonly freight: () => Freight | null;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What is read of the options of the moment: a text, a number or a truth. */
export const useOptions = <T>({ subscribe, options }: LiveCosts, read: (options: CostOptions) => T): T =>
  useSyncExternalStore(subscribe, () => read(options()));

/** What is read of the estimate of the moment: the whole of it, a text, a number or a truth. */
export const useEstimate = <T>({ subscribe, estimate }: LiveCosts, read: (estimate: Estimate) => T): T =>
  useSyncExternalStore(subscribe, () => read(estimate()));

/** The freight of the moment. */
export const useFreight = ({ subscribe, freight }: LiveCosts): Freight | null =>
  useSyncExternalStore(subscribe, freight);

export const whole = <T>(value: T): T => value;

const neverChanges = () => () => undefined;

/** Costs that their owner renders again with each change. */
export const givenCosts = (
  unit: CostedUnit,
  options: CostOptions,
  estimate: Estimate,
  freight: Freight | null = null,
): LiveCosts => ({
  ...{ unit, options: () => options, estimate: () => estimate, freight: () => freight, subscribe: neverChanges },
});
