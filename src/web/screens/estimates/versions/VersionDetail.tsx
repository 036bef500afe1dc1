import type { EstimateVersion } from '../../../../contract/estimates/estimates';
import { inputsSideBySide, ratesSideBySide } from '../../../../domain/estimates/inputLines';
import type { SideEstimate } from '../../../../domain/estimates/moneyLines';
import { Prose } from '../../../ui/elements';
import { Line } from '../side/Line';
import { MoneyLines } from '../side/MoneyLines';
import { Fitting, Side, Small } from '../side/sideStyle';

interface VersionDetailProps {
  /** One version, and the newest beside it. */
  versions: readonly EstimateVersion[];
}

const nameOf = ({ version }: EstimateVersion) => `Version ${version}`;

/** A version as it was saved, beside the newest: what was decided, where the money went, and by which rates. */
export function VersionDetail({ versions }: VersionDetailProps) {
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
