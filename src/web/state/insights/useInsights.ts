import { useServices } from '../services';

/** Whether the product API answers beyond the specification. */
export const useInsights = (): boolean => useServices().config.capabilities.insights === 'on';
