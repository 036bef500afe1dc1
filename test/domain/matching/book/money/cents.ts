export const cents = (dollars: number): number => Math.round(dollars * 100);
