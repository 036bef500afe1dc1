import { Badge } from '../../../ui/mark/Badge';

/** Marks a unit that no work makes serve the order. */
export const CannotServe = () => <Badge tone="bad">Cannot serve</Badge>;
