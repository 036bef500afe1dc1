import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Contention, UnitContention } from '../../../../contract/matching/contention';
import { useServices } from '../../services';
import { useGetContentionQuery, type AskedContention } from './contention';

/** What is known of who else needs a unit. */
export interface KnownContention {
  /** Null where no other order has it as its best, or none that is known. */
  contention: UnitContention | null;
  /** Orders are not judged yet: there may be more. */
  isJudging: boolean;
}

const ofUnit = (data: Contention | undefined, serial: string): KnownContention => ({
  contention: data?.units.find((unit) => String(unit.serial) === serial) ?? null,
  isJudging: data?.is_judging === true,
});

/** Who else needs one of the units that were asked for; nothing where the product API does not say or fails. */
export function useContention(asked: AskedContention, serial: string): KnownContention {
  return useGetContentionQuery(useWanted(asked), { selectFromResult: ({ data }) => ofUnit(data, serial) });
}

/** The same of one unit, asked anew: for the moment of deciding. Until the answer is here, what was known before. */
export function useContentionNow(serial: string, order: string | undefined, before?: KnownContention): KnownContention {
  const { data } = useGetContentionQuery(useWanted({ serials: [serial], order }), { refetchOnMountOrArgChange: true });
  return data === undefined && before ? before : ofUnit(data, serial);
}

function useWanted(asked: AskedContention) {
  const { config } = useServices();
  return config.capabilities.insights === 'on' && asked.serials.length > 0 ? asked : skipToken;
}
