import { errorMessage } from '../../state/api/server/errorMessage';
import { useGetRatesQuery } from '../../state/api/rates/rates';
import { useRetry } from '../../state/intentions/useRetry';
import { PageTitle } from '../../parts/page/PageTitle';
import { Button } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Notice } from '../../ui/notice/Notice';
import { Working } from '../../ui/progress/Working';
import { QuotationSettings } from './QuotationSettings';
import { Rates } from './Rates';

/** /settings: the numbers of the business, who changed them and why, and changing them. */
export function SettingsPage() {
  const { data, error, isFetching, refetch } = useGetRatesQuery(undefined);
  const again = useRetry('getRates', refetch);
  return (
    <>
      <PageTitle
        title="Settings"
        subtitle="Rates by which units are matched, costed and priced, and what quotations say"
      />
      {error && !isFetching && (
        <Stack $gap={2}>
          <Notice tone="bad">The rates could not be loaded. {errorMessage(error)}</Notice>
          <Row>
            <Button size="small" onClick={again} {...needsNetwork}>
              Try again
            </Button>
          </Row>
        </Stack>
      )}
      {!data && isFetching && <Working>Loading rates...</Working>}
      {data && <Rates sets={data} />}
      {data && <QuotationSettings />}
    </>
  );
}
