import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../access/principal';
import type { AttachFile } from '../../files/attachFile';
import type { FileAddress } from '../../presenters/units/unitFiles';
import type { UnitFilesRepository } from '../../repositories/unitFiles/unitFiles';
import type { UnitsRepository } from '../../repositories/units/units';

export interface UnitFilesDependencies {
  readonly units: Pick<UnitsRepository, 'bySerial'>;
  readonly unitFiles: UnitFilesRepository;
  readonly attachFile: AttachFile;
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
}
