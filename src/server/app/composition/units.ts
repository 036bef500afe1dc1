import type { FastifyRequest } from 'fastify';
import { versionOf } from '../../features/files/documents/documentUnit';
import { type FileLinks, createFileLinks } from '../../features/files/documents/fileLinks';
import type { Principal } from '../../auth/principal';
import type { FileAddress } from '../../features/files/presenter';
import { createContentionRepository } from '../../features/matching/orderMatches';
import { createImportsRepository } from '../../features/import/profiles/repository';
import { createInventoryRepository, listedFromBoth } from '../../features/units/repository';
import type { Api } from '../../http/api';
import { registerInventoryList } from '../../features/inventory/routes';
import { registerInventory, registerUnitOptions } from '../../features/units/routes';
import { registerFiles } from '../../features/files/routes';
import { registerContention, registerMatching } from '../../features/matching/routes';
import { registerRequests, registerSalesOrders } from '../../features/requests/routes';
import { registerUnitFiles } from '../../features/files/unitFileRoutes';
import { taughtWords } from '../../features/vocabulary/words';
import { type FeatureDependencies, repositoriesOn } from './appDependencies';
import { createOrdersRepository } from '../../features/orders/repository';

export const fileAddresses =
  (fileLinks: FileLinks) =>
  (request: FastifyRequest, { session }: Principal): FileAddress => {
    return (serial, file, record) => {
      if (record) return fileLinks.sign({ serial, file, version: versionOf(record) });
      request.answersOnly = session;
      return fileLinks.sign({ serial, file, session });
    };
  };

export async function registerUnitFeatures(app: Api, dependencies: FeatureDependencies): Promise<void> {
  const { db, reads, liveUnits, signIn, attachTo, now } = dependencies;
  const repositories = { ...repositoriesOn(db), orders: createOrdersRepository(reads.db, now) };
  const { units, unitFiles } = repositories;
  const fileLinks = createFileLinks(dependencies.fileSecret, now);
  const addressFor = fileAddresses(fileLinks);
  registerMatching(app, { ...repositories, liveUnits, addressFor });
  const words = () => taughtWords(reads.db);
  registerRequests(app, { ...repositories, liveUnits, addressFor, now, words });
  registerSalesOrders(app, { ...repositories, liveUnits, addressFor });
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
