import styled from 'styled-components';
import type { FeatureVerdict, Unit } from '../../../contract/unit';
import { formatNumber } from '../../../domain/format/number';
import { orNA } from '../../../domain/format/orNA';
import { Modal } from '../../ui/Modal';
import { Table } from '../../ui/Table';
import { Dim, Prose } from '../../ui/Text';
import { space } from '../../ui/theme';
import { featureName } from './featureName';
import { Verdict } from './Verdict';

const Scores = styled.div`
  margin-top: ${space(4)};
  overflow-x: auto;
`;

interface ReasonDialogProps {
  unit: Unit;
  isOpen: boolean;
  onClose: () => void;
}

/** Why a unit is suggested, and how its score came about where the server explains it. */
export function ReasonDialog({ unit, isOpen, onClose }: ReasonDialogProps) {
  return (
    <Modal title="Reason for Suggestion" isOpen={isOpen} onClose={onClose} size="large">
      <Prose>{orNA(unit.reason)}</Prose>
      {unit.score_details.length > 0 && <ScoreTable details={unit.score_details} />}
    </Modal>
  );
}

/** The server weighs features in parts of one; people read them in parts of a hundred. */
const points = (partOfOne: number | null) =>
  formatNumber(partOfOne === null ? null : Math.round(partOfOne * 1000) / 10);

function ScoreTable({ details }: { details: readonly FeatureVerdict[] }) {
  return (
    <Scores>
      <Table>
        <caption hidden>Points by feature</caption>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Required</th>
            <th scope="col">Unit</th>
            <th scope="col">Verdict</th>
            <th scope="col" data-numeric>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {details.map((detail, index) => (
            <tr key={detail.feature ?? index}>
              <th scope="row">{featureName(detail.feature)}</th>
              <td>{orNA(detail.required)}</td>
              <td>{orNA(detail.actual)}</td>
              <td>
                <Verdict verdict={detail.verdict} />
              </td>
              <td data-numeric>
                {points(detail.points)}
                {detail.weight !== null && <Dim> of {points(detail.weight)}</Dim>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scores>
  );
}
