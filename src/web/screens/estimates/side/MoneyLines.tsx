import { moneySideBySide, type SideEstimate } from '../../../../domain/estimates/moneyLines';
import { Line } from './Line';
import { Share } from './sideStyle';

interface MoneyLinesProps {
  given: readonly SideEstimate[];
  names: readonly (string | undefined)[];
}

/** Where the money goes, line by line. */
export const MoneyLines = ({ given, names }: MoneyLinesProps) =>
  moneySideBySide(given).map(({ line, label, role, differs, cells }) => (
    <Line
      key={line}
      {...{ label, role, differs, names }}
      isMoney
      cells={cells.map(({ text, share }) => (
        <>
          {text}
          <Share>{share}</Share>
        </>
      ))}
    />
  ));
