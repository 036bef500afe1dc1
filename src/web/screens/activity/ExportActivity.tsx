import { toAuditQuery, type ActivityList } from '../../../domain/audit/activityList';
import { activityFile } from '../../../domain/tables/activityFile';
import type { TableFormat } from '../../../domain/tables/table';
import { ExportMenu } from '../../parts/page/ExportMenu';
import {
  activityExportedNotice,
  activityNotExportedNotice,
  activityNotSavedNotice,
  useExportActivityMutation,
} from '../../state/api/audit';
import { useExportProgress } from '../../state/api/csvFile';
import { useGated } from '../../state/gate/useEffectGate';
import { useSaveList } from '../../state/tables/useSaveList';

/** Saves every entry of the list, on all pages, as a file. */
export function ExportActivity({ list }: { list: ActivityList }) {
  const [exportActivity, { isLoading }] = useExportActivityMutation();
  const percent = useExportProgress();
  const saveList = useSaveList({
    saved: activityExportedNotice,
    notSaved: activityNotSavedNotice,
    notFetched: activityNotExportedNotice,
  });
  const save = async (format: TableFormat) => {
    const { after: _after, limit: _limit, ...filters } = toAuditQuery(list);
    const request = exportActivity({ ...filters, ...(format === 'xlsx' && { format }) });
    const answer = await request;
    request.reset();
    await saveList({ answer, list: activityFile(list), format });
  };
  const onExport = useGated(save);
  return <ExportMenu isFetched isBusy={isLoading} percent={percent} onExport={onExport} />;
}
