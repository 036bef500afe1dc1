import { createFileLinks } from '../documents/fileLinks';
import { fileAddresses } from './fileAddresses';
import { createContentionRepository } from '../repositories/contention';
import { createImportsRepository } from '../repositories/imports';
import { createInventoryRepository } from '../repositories/units/inventory';
import { listedFromBoth } from '../repositories/units/listedFromBoth';
import type { Api } from '../routes/api';
import { registerContention } from '../routes/units/contention';
import { registerFiles } from '../routes/files/files';
import { registerInventory } from '../routes/units/inventory';
import { registerInventoryList } from '../routes/units/inventoryList';
import { registerMatching } from '../routes/matching';
import { registerUnitFiles } from '../routes/unitFiles/unitFiles';
import { registerUnitOptions } from '../routes/units/unitOptions';
import type { RoomDependencies } from './appDependencies';
import { repositoriesOn } from './repositories';
import { createOrdersRepository } from '../repositories/orders/orders';

/** The inventory, how it serves orders, and what is kept of a unit: options, photos and documents. */
export async function registerUnitRooms(app: Api, dependencies: RoomDependencies): Promise<void> {
  const { db, reads, liveUnits, signIn, attachTo, now } = dependencies;
  const repositories = { ...repositoriesOn(db), orders: createOrdersRepository(reads.db, now) };
  const { units, unitFiles } = repositories;
  const fileLinks = createFileLinks(dependencies.fileSecret, now);
  const addressFor = fileAddresses(fileLinks);
  registerMatching(app, { ...repositories, liveUnits, addressFor });
  registerInventory(app, { ...repositories, imports: createImportsRepository(db), liveUnits, addressFor });
  const inventory = listedFromBoth(createInventoryRepository(reads.db), createInventoryRepository(db));
  registerInventoryList(app, { inventory, liveUnits, unitFiles, addressFor });
  registerContention(app, createContentionRepository(db), liveUnits);
  registerUnitOptions(app, { on: repositoriesOn, liveUnits });
  await registerUnitFiles(app, (on) => {
    const { units, unitFiles } = repositoriesOn(on);
    return { units, unitFiles, attachFile: attachTo(unitFiles), addressFor };
  });
  const { isOver } = signIn.verifier;
  registerFiles(app, { units, unitFiles, store: dependencies.fileStore, fileLinks, addressFor, isOver });
}
