import { useCallback, useLayoutEffect, useRef } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { Unit } from '../../../contract/unit/unit';
import { pageOf } from '../../../domain/comparison/paginate';
import { MAX_PINNED } from '../../../domain/limits';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import {
  type ComparisonList,
  selectPagedUnits,
  selectPageSize,
  selectPinnedDifferences,
  selectPinnedUnits,
  selectUnitPage,
} from '../../state/selectors/comparison';
import { allUnitsUnpinned, unitPinned, unitUnpinned } from '../../state/slices/units';
import type { RootState } from '../../state/store';

/** Pinning leaves the other units in view: the page follows them. */
export function usePins(list: ComparisonList, showPage: (page: number) => void) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const units = useAppSelector((state) => selectPinnedUnits(state, list));
  const differences = useAppSelector((state) => selectPinnedDifferences(state, list));
  const keepPlace = (change: UnknownAction, moving: readonly Unit[]) => {
    const shown = selectUnitPage(store.getState(), list).items;
    const staying = shown.find((unit) => !moving.includes(unit)) ?? moving[0];
    dispatch(change);
    const state = store.getState();
    if (staying) showPage(pageOf(selectPagedUnits(state, list), staying, selectPageSize(state, list)));
  };
  const { orderId } = list;
  const toggle = (unit: Unit) => {
    const change = units.includes(unit) ? unitUnpinned : unitPinned;
    keepPlace(change({ orderId, serial: unit.serial }), [unit]);
  };
  const latestToggle = useRef(toggle);
  // Stable function: a new one would render every card and row.
  useLayoutEffect(() => void (latestToggle.current = toggle));
  return {
    units,
    differences,
    isFull: units.length >= MAX_PINNED,
    toggle: useCallback((unit: Unit) => latestToggle.current(unit), []),
    clear: () => keepPlace(allUnitsUnpinned({ orderId }), units),
  };
}

export type Pins = ReturnType<typeof usePins>;
