import { useState } from 'react';
import type { EstimateVersion, StoredEstimate } from '../../../../contract/estimates/estimates';
import { inputsSideBySide, ratesSideBySide } from '../../../../domain/estimates/inputLines';
import { moneySideBySide, type SideEstimate } from '../../../../domain/estimates/moneyLines';
import { formatDateTime } from '../../../../domain/format/date';
import { useGetEstimateQuery } from '../api/estimates';
import { errorMessage } from '../../../lib/errorMessage';
import { Button } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Modal } from '../../../ui/dialog/Modal';
import { Row, Spacer, Stack, Prose } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { Fitting, Line, MoneyLines, Side, Small } from './SideTable';
import { TableHead } from '../../../ui/layout/TableHead';

interface VersionsDialogProps {
  orderId: string;
  estimate: StoredEstimate;
  isOpen: boolean;
  /** Null if allowed. */
  whyNotStart: string | null;
  onStart: (version: EstimateVersion) => void;
  onClose: () => void;
}

export function VersionsDialog({ orderId, estimate, isOpen, onClose, ...start }: VersionsDialogProps) {
  const { data, error } = useGetEstimateQuery({ orderId, id: String(estimate.id) }, { skip: !isOpen });
  return (
    <Modal title={`Versions of ${estimate.name}`} size="large" isOpen={isOpen} onClose={onClose}>
      {data ? (
        <Versions versions={data.versions} {...start} />
      ) : error ? (
        <Notice tone="bad">{errorMessage(error)}</Notice>
      ) : (
        <Working>Loading the versions...</Working>
      )}
    </Modal>
  );
}

interface VersionsProps extends Pick<VersionsDialogProps, 'whyNotStart' | 'onStart'> {
  versions: readonly EstimateVersion[];
}

function Versions({ versions, whyNotStart, onStart }: VersionsProps) {
  const [newest, before] = versions;
  const [opened, setOpened] = useState(before?.version ?? newest?.version ?? 0);
  const shown = versions.find(({ version }) => version === opened) ?? newest;
  if (newest === undefined || shown === undefined) return null;
  const isNewest = shown === newest;
  return (
    <Stack>
      <VersionsTable versions={versions} opened={shown.version} onOpen={setOpened} />
      <Row>
        <h3>{isNewest ? `Version ${shown.version}` : `Version ${shown.version} beside the newest`}</h3>
        <Spacer>
          {!isNewest && (
            <ExplainedButton size="small" whyNot={whyNotStart} onClick={() => onStart(shown)}>
              Start from this version
            </ExplainedButton>
          )}
        </Spacer>
      </Row>
      <VersionDetail versions={isNewest ? [shown] : [shown, newest]} />
    </Stack>
  );
}

const LABELS = { price: 'Sale price', total: 'All costs', margin: 'Margin', marginPercentage: 'Margin %' };
const FIGURES = Object.values(LABELS);

interface VersionsTableProps extends Pick<VersionsProps, 'versions'> {
  opened: number;
  onOpen: (version: number) => void;
}

const VersionsTable = ({ versions, opened, onOpen }: VersionsTableProps) => (
  <TableScroll>
    <StackingTable>
      <TableHead titles={['Version', 'Name', 'Saved', ...FIGURES]} numeric={FIGURES} />
      <tbody>
        {versions.map((each) => (
          <tr key={each.version}>
            <th scope="row">
              <Button
                variant="quiet"
                size="small"
                aria-pressed={each.version === opened}
                aria-label={`Open version ${each.version}`}
                onClick={() => onOpen(each.version)}
              >
                {each.version}
              </Button>
            </th>
            <td data-label="Name">{each.name}</td>
            <td data-label="Saved">{[each.savedBy, formatDateTime(each.savedAt)].filter(Boolean).join(', ')}</td>
            {figuresOf(each).map((text, index) => (
              <td key={index} data-numeric data-label={FIGURES[index]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
);

function figuresOf({ inputs, worked }: EstimateVersion): readonly string[] {
  const lines = worked === null ? [] : moneySideBySide([{ inputs, worked }]);
  return Object.keys(LABELS).map((name) => lines.find(({ line }) => line === name)?.cells[0]?.text ?? 'N/A');
}

const nameOf = ({ version }: EstimateVersion) => `Version ${version}`;

function VersionDetail({ versions }: { versions: readonly EstimateVersion[] }) {
  const names = versions.map(nameOf);
  const given = versions.flatMap(({ inputs, worked }): SideEstimate[] => (worked ? [{ inputs, worked }] : []));
  const isWorked = given.length === versions.length;
  return (
    <Fitting>
      <Side $columns={versions.length}>
        <thead>
          <tr>
            <th scope="col">As it was saved</th>
            {versions.map((each, index) => (
              <th key={each.version} scope="col">
                {nameOf(each)}
                {index === 1 && ', the newest'}
                <Small>{each.name}</Small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inputsSideBySide(versions.map(({ inputs }) => inputs)).map(({ label, differs, texts }) => (
            <Line
              key={label}
              {...{ label, differs, names }}
              cells={label === 'Notes' ? texts.map((text) => <Prose key={text}>{text}</Prose>) : texts}
            />
          ))}
          {isWorked && <MoneyLines {...{ given, names }} />}
          {isWorked &&
            ratesSideBySide(given.map(({ worked }) => worked)).map(({ label, differs, texts }) => (
              <Line key={label} {...{ label, differs, names }} cells={texts} />
            ))}
        </tbody>
      </Side>
    </Fitting>
  );
}
