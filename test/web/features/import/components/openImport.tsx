import { File as NodeFile } from 'node:buffer';
import { screen } from '@testing-library/react';
import type { ImportJob } from '../../../../../src/contract/import/job';
import { ImportPage } from '../../../../../src/web/features/import/components/ImportPage';
import { aMappedImport, ImportService } from '../../../../mocks/importAnswers';
import { server } from '../../../../mocks/server';
import { renderScreen } from '../../../../support/web/renderApp';
import { aStore } from '../../../../support/web/store';

/** Node's files: fetch would send jsdom's as '[object File]'. */
export const aFile = (name = 'orders.csv', text = 'order_code\nA\n') =>
  new NodeFile([text], name, { type: 'text/csv' }) as unknown as File;

export function openImport(service = new ImportService(), next?: ImportJob) {
  server.use(...service.answers(next));
  return { service, ...renderScreen(<ImportPage />, { at: '/import', route: '/import', store: aStore() }) };
}

export async function openMapped(change: Partial<ImportJob> = {}) {
  const opened = openImport(new ImportService(aMappedImport(change)));
  await screen.findByRole('heading', { level: 2, name: 'Match the columns' });
  await screen.findByRole('button', { name: 'Check' });
  await screen.findAllByRole('list', { name: /^Columns of the/ });
  return opened;
}

export const field = (name = 'Orders file') => screen.getByLabelText(name);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const bar = () => screen.findByRole('progressbar', { name: 'Import' });
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });
