import { errorMessage } from '../../state/api/server/errorMessage';
import { useGetRatesQuery } from '../../state/api/rates';
import { useGated } from '../../state/gate/useEffectGate';
import { PageTitle } from '../../parts/page/PageTitle';
import { Working } from '../../ui/Spinner';
import { QuotationSettings } from './QuotationSettings';
import { Rates } from './Rates';
import { LoadFailure } from '../../ui/notice/LoadFailure';

export function SettingsPage() {
  const { data, error, isFetching, refetch } = useGetRatesQuery(undefined);
  const again = useGated(refetch);
  return (
    <>
      <PageTitle
        title="Settings"
        subtitle="Rates by which units are matched, costed and priced, and what quotations say"
      />
      {error && !isFetching && (
        <LoadFailure onRetry={again}>The rates could not be loaded. {errorMessage(error)}</LoadFailure>
      )}
      {!data && isFetching && <Working>Loading rates...</Working>}
      {data && <Rates sets={data} />}
      {data && <QuotationSettings />}
    </>
  );
}
