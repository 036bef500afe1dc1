import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import type { PlanRequest } from '../../../../contract/plan/planRequest';
import { useAppDispatch } from '../../hooks';
import { cancelPlan, useGetPlanQuery } from './plan';

/**
 * The plan for a request, which must be the same object from render to render. When the screen requests another plan, or closes, the
 * server ends its work on this one.
 */
export function usePlan(request: PlanRequest | typeof skipToken) {
  const dispatch = useAppDispatch();
  const wanted = useRef<unknown>(null);
  useEffect(() => {
    wanted.current = request;
    return () => {
      wanted.current = null;
      // React's strict mode runs the effect again before this.
      queueMicrotask(() => {
        if (request !== skipToken && wanted.current !== request) dispatch(cancelPlan(request));
      });
    };
  }, [dispatch, request]);
  return useGetPlanQuery(request);
}
