import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ViewList } from '../../../../contract/views';
import { asksForStart } from '../../../../domain/views/views';
import { useServices } from '../../services';
import { useGetViewsQuery } from './views';

/**
 * The query of the view that the list begins with, for its address without a query, when the person opened the page on it
 * or came by a link of the header; otherwise null. Never by Back, nor where somebody cleared the filters.
 */
export function useStartView(list: ViewList): string | null {
  const { config } = useServices();
  const { key, search, ...location } = useLocation();
  const state: unknown = location.state;
  const type = useNavigationType();
  const { data } = useGetViewsQuery(undefined, { skip: config.capabilities.insights !== 'on' });
  // The page was opened on this address: the views were not even asked for.
  const [isFirst] = useState(type === NavigationType.Pop && key === 'default' && data === undefined);
  const [firstKey] = useState(key);
  const isVisit = type === NavigationType.Pop ? isFirst && key === firstKey : asksForStart(state);
  if (!isVisit || search !== '') return null;
  const query = data?.find((view) => view.list === list && view.isStart === true)?.query ?? '';
  return query === '' ? null : query;
}
