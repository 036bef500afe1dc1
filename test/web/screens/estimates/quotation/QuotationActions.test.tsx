import { screen, waitFor } from '@testing-library/react';
import type { QuotationStatus } from '../../../../../src/contract/estimates/quotations';
import { QuotationActions } from '../../../../../src/web/screens/estimates/EstimateActions';
import { QuotationService } from '../../../../mocks/quotationAnswers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

const issued = [{ number: 'Q-2026-0001', version: 2, date: '2026-11-23', validUntil: '2026-12-23' }];

function open(status: Partial<QuotationStatus>) {
  const service = new QuotationService({ issued, whyNoPdf: null, mailTo: null, whyNoMail: null, ...status });
  server.use(...service.answers());
  return { ...renderScreen(<QuotationActions of={{ id: '7', version: 2, state: 'quoted' }} />), service };
}
const button = (name: string) => screen.findByRole('button', { name });

test('a quotation is saved as PDF and mailed to oneself, and a sheet that fails says why', async () => {
  const { user, service, services } = open({ mailTo: 'sam@example.com' });
  expect(await screen.findByText('Q-2026-0001, valid until 23 December 2026')).toBeVisible();
  await user.click(await button('Quotation PDF'));
  await waitFor(() =>
    expect(services.saveFile).toHaveBeenCalledWith('Q-2026-0001.pdf', expect.any(Blob), 'application/pdf'),
  );
  await user.click(await button('Prepare e-mail'));
  await waitFor(() =>
    expect(services.notifier.success).toHaveBeenCalledWith(
      'E-mail prepared',
      'Q-2026-0001 is on its way to sam@example.com, ready to be sent on.',
    ),
  );
  expect(service.mailed).toEqual(['7']);
  await user.click(await button('Internal sheet'));
  await waitFor(() =>
    expect(services.notifier.failure).toHaveBeenCalledWith(
      'The internal sheet could not be made',
      expect.stringContaining('The order or the unit of this estimate is gone.'),
    ),
  );
});

test('what cannot be done says why', async () => {
  const [whyNoPdf, whyNoMail] = ['It is a draft: propose it first.', 'E-mail is not set up on this server.'];
  const { user, service } = open({ issued: [], whyNoPdf, whyNoMail });
  await user.hover(await button('Preview quotation'));
  expect(await screen.findByRole('tooltip', { name: whyNoPdf })).toBeInTheDocument();
  const mail = await button('Prepare e-mail');
  await user.click(mail);
  expect(mail).toHaveAttribute('aria-disabled', 'true');
  expect(service.mailed).toEqual([]);
});
