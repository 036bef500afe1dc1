import { listNames, viewAddress } from '../../../../domain/views/views';
import { useServices } from '../../services';
import { useGetViewsQuery } from './views';

export interface ViewLink {
  /** 'Overdue in Arizona'. */
  name: string;
  /** 'Open Orders, shared by Omar Operations'. */
  about: string;
  to: string;
}

/** The saved views that have an address, as links. None where the product API keeps no views. */
export function useViewLinks(): readonly ViewLink[] {
  const { config } = useServices();
  const { data = [] } = useGetViewsQuery(undefined, { skip: config.capabilities.insights !== 'on' });
  return data.flatMap((view) => {
    const to = viewAddress(view);
    const by = view.isOwn !== true && view.ownerName !== null ? `, shared by ${view.ownerName}` : '';
    return to === null ? [] : [{ name: view.name, about: `${listNames[view.list]}${by}`, to }];
  });
}
