import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../../src/contract/paths';
import { workOut } from '../../../../../src/domain/estimates/workOut';
import { OrderPdfs } from '../../../../../src/web/features/estimates/components/OrderPdfs';
import { someGrounds, someInputs } from '../../../../domain/builders/estimates';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';

const worked = workOut(someInputs(), someGrounds());
const estimate = {
  ...{ id: 5, orderId: 7, unitSerial: 'IC-1', name: 'Fastest', version: 2, state: 'quoted', inputs: someInputs() },
  ...{ author: 'Ann Lee', createdAt: '2026-03-01T10:00:00Z', savedBy: 'Ann Lee', savedAt: '2026-03-02T10:00:00Z' },
  ...{ copyOf: null, worked, workedToday: worked, differences: [], staleBecause: [], fit: null },
  ...{ approvalReasons: [], whyNoDelivery: null, workDays: null, marks: [], steps: [] },
};

test('one menu has the PDFs of all saved estimates, read when it opens', async () => {
  const read: string[] = [];
  const pdf = () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  server.use(
    http.get(`*${paths.orderEstimates('7')}`, ({ request }) => {
      read.push(request.url);
      return HttpResponse.json({ results: [estimate] });
    }),
    http.get(`*${paths.estimateSheetPdf('5')}`, pdf),
  );
  const { user, services } = renderScreen(<OrderPdfs orderId="7" />);
  expect(read).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  expect(await screen.findByText('Fastest · unit IC-1')).toBeVisible();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Quotation',
    'Internal sheet',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Internal sheet' }));
  await waitFor(() =>
    expect(services.saveFile).toHaveBeenCalledWith('internal-sheet-5.pdf', expect.any(Blob), 'application/pdf'),
  );
  expect(read).toHaveLength(1);
});
