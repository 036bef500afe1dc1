import { styled } from 'styled-components';
import { formatNumber } from '../../../../domain/format/number';
import { DEFAULT_RATES } from '../../../../domain/rates/rates';
import { TextField } from '../../../ui/field/TextField';
import { Table, TableScroll } from '../../../ui/layout/Table';
import { VisuallyHidden } from '../../../ui/elements';
import { DistanceFiles } from './DistanceFiles';
import { ReadRow, Standard } from './ReadRow';
import type { DraftProps } from './draftProps';

const Tall = styled(TableScroll)`
  max-height: 18rem;
  overflow-y: auto;
`;

/** The reference site and the miles between places. */
export function Distances({ draft, problems, onChange }: DraftProps) {
  const { referenceSite, distances } = draft.rates;
  const change = (values: Partial<typeof draft.rates>) =>
    onChange?.({ ...draft, rates: { ...draft.rates, ...values } });
  return (
    <>
      {onChange === null ? (
        <ReadRow
          label="Reference site"
          value={referenceSite}
          standard={referenceSite === DEFAULT_RATES.referenceSite ? null : DEFAULT_RATES.referenceSite}
        />
      ) : (
        <div>
          <TextField
            label="Reference site"
            maxLength={80}
            autoComplete="off"
            value={referenceSite}
            error={problems.referenceSite ?? null}
            onChange={(site) => change({ referenceSite: site })}
          />
          <Standard>Standard {DEFAULT_RATES.referenceSite}</Standard>
        </div>
      )}
      <Tall tabIndex={0} role="region" aria-label="Distances between places">
        <Table>
          <VisuallyHidden as="caption">Distances between places</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col" data-numeric>
                Miles
              </th>
            </tr>
          </thead>
          <tbody>
            {distances.map(({ from, to, miles }) => (
              <tr key={`${from} ${to}`}>
                <td>{from}</td>
                <td>{to}</td>
                <td data-numeric>{formatNumber(miles)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Tall>
      <DistanceFiles
        distances={distances}
        problem={problems.distances ?? null}
        onImported={onChange && ((read) => change({ distances: read }))}
      />
    </>
  );
}
