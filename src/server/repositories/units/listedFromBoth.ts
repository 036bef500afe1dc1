import type { InventoryRepository } from './inventory';

/** Units as a replica lists them; those that it does not have yet, from the primary. */
export const listedFromBoth = (replica: InventoryRepository, primary: InventoryRepository): InventoryRepository => ({
  ...primary,
  listed: async (serials) => {
    const rows = await replica.listed(serials);
    if (rows.length === serials.length) return rows;
    const known = new Set(rows.map(({ serial }) => serial));
    const later = await primary.listed(serials.filter((serial) => !known.has(serial)));
    const bySerial = new Map([...rows, ...later].map((row) => [row.serial, row]));
    return serials.flatMap((serial) => bySerial.get(serial) ?? []);
  },
});
