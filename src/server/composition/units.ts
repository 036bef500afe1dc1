import type { FastifyRequest } from 'fastify';
import { versionOf } from '../documents/documentUnit';
import { type FileLinks, createFileLinks } from '../documents/fileLinks';
import type { Principal } from '../access/principal';
import type { FileAddress } from '../presenters/unitFiles';
import { createContentionRepository } from '../repositories/orderMatches';
import { createImportsRepository } from '../repositories/importProfiles';
import { createInventoryRepository, listedFromBoth } from '../repositories/units/units';
import type { Api } from '../routes/api';
import {
  registerContention,
  registerInventory,
  registerInventoryList,
  registerUnitOptions,
} from '../routes/units/inventory';
import { registerFiles } from '../routes/units/files';
import { registerMatching } from '../routes/matching';
import { registerUnitFiles } from '../routes/units/unitFiles';
import { type RoomDependencies, repositoriesOn } from './appDependencies';
import { createOrdersRepository } from '../repositories/orders/orders';

export const fileAddresses =
  (fileLinks: FileLinks) =>
  (request: FastifyRequest, { session }: Principal): FileAddress => {
    return (serial, file, record) => {
      if (record) return fileLinks.sign({ serial, file, version: versionOf(record) });
      request.answersOnly = session;
      return fileLinks.sign({ serial, file, session });
    };
  };

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
