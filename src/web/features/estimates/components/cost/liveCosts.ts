import { useSyncExternalStore } from 'react';
import type { CostedUnit } from '../../../../../domain/cost/comparison/costedUnit';
import type { CostOptions } from '../../../../../domain/cost/comparison/costOptions';
import type { Freight } from '../../../../../domain/freight/freight';
import type { Estimate } from '../../../../../domain/cost/comparison/estimate';

export interface LiveCosts {
  readonly unit: CostedUnit;
  readonly options: () => CostOptions;
  readonly estimate: () => Estimate;
  readonly freight: () => Freight | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export const useOptions = <T>({ subscribe, options }: LiveCosts, read: (options: CostOptions) => T): T =>
  useSyncExternalStore(subscribe, () => read(options()));

export const useEstimate = <T>({ subscribe, estimate }: LiveCosts, read: (estimate: Estimate) => T): T =>
  useSyncExternalStore(subscribe, () => read(estimate()));

export const useFreight = ({ subscribe, freight }: LiveCosts): Freight | null =>
  useSyncExternalStore(subscribe, freight);

export const whole = <T>(value: T): T => value;

const neverChanges = () => () => undefined;

export const givenCosts = (
  unit: CostedUnit,
  options: CostOptions,
  estimate: Estimate,
  freight: Freight | null = null,
): LiveCosts => ({
  ...{ unit, options: () => options, estimate: () => estimate, freight: () => freight, subscribe: neverChanges },
});
