import type { Paper } from '../../../../contract/estimates/quotationSettings';

export const paperNames: Readonly<Record<Paper, string>> = { letter: 'Letter', a4: 'A4' };
