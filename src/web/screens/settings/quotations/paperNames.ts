import type { Paper } from '../../../../contract/estimates/quotations';

export const paperNames: Readonly<Record<Paper, string>> = { letter: 'Letter', a4: 'A4' };
