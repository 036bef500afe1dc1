import type { SheetAddOn } from '../../../../domain/estimateSheet/sheetAddOns';
import type { SheetAmount, SheetSpec } from '../../../../domain/estimateSheet/estimateSheet';
import { formatMoney } from '../../../../domain/format/money';
import { CutLine, Rows } from './estimatePageStyle';

export function SpecRows({ specs }: { specs: readonly SheetSpec[] }) {
  return (
    <Rows>
      <thead>
        <tr>
          <th scope="col">Specification</th>
          <th scope="col">Required</th>
          <th scope="col">Unit</th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {specs.map(({ label, required, actual, verdict }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <CutLine>{required}</CutLine>
            </td>
            <td>
              <CutLine>{actual}</CutLine>
            </td>
            <td>{verdict}</td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}

export function AddOnRows({ addOns }: { addOns: readonly SheetAddOn[] }) {
  return (
    <Rows>
      <thead>
        <tr>
          <th scope="col">Add-on</th>
          <th scope="col">Needed</th>
          <th scope="col">Chosen</th>
          <th scope="col">Details</th>
          <th scope="col" data-numeric>
            Adds
          </th>
        </tr>
      </thead>
      <tbody>
        {addOns.map(({ label, isNeeded, isOn, detail, dollars }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{isNeeded ? 'Yes' : 'No'}</td>
            <td>{isOn ? 'On' : 'Off'}</td>
            <td>{detail}</td>
            <td data-numeric>{formatMoney(dollars)}</td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}

/** The sums from which the margin comes, and the margin, which is read first. */
export function PriceRows({ price }: { price: readonly SheetAmount[] }) {
  return (
    <Rows>
      <tbody>
        {price.map(({ label, value, kind }) => (
          <tr key={label}>
            <th scope="row" data-kind={kind}>
              {label}
            </th>
            <td data-numeric data-kind={kind}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}
