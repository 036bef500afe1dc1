import { FileText, Mail } from 'lucide-react';
import { formatDate } from '../../../../domain/format/date';
import { type QuotationsOf, useQuotations } from '../../../state/api/quotations';
import { useMay, useWhoElseMay } from '../../../state/hooks';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack, Dim } from '../../../ui/elements';

/** What a customer is given of an estimate, as PDF or by mail, and the sheet that stays in the company. */
export function QuotationActions({ of }: { of: QuotationsOf }) {
  const { status, busy, ask } = useQuotations(of);
  const seesCost = useMay('seeCost');
  const mayNot = useWhoElseMay('proposeEstimate');
  if (status === null) return null;
  const issued = status.issued.find(({ version }) => version === of.version);
  return (
    <Stack $gap={2}>
      {issued && (
        <Dim>
          {issued.number}, valid until {formatDate(issued.validUntil)}
        </Dim>
      )}
      <Row $gap={2}>
        <ExplainedButton
          size="small"
          busy={busy === 'quotation'}
          whyNot={status.whyNoPdf}
          onClick={() => ask('quotation')}
          {...needsNetwork}
        >
          <FileText size={16} aria-hidden="true" />
          {issued ? 'Quotation PDF' : 'Preview quotation'}
        </ExplainedButton>
        {seesCost && (
          <Button size="small" busy={busy === 'sheet'} onClick={() => ask('sheet')} {...needsNetwork}>
            Internal sheet
          </Button>
        )}
        <ExplainedButton
          size="small"
          busy={busy === 'mail'}
          whyNot={mayNot ?? status.whyNoMail}
          onClick={() => ask('mail')}
          {...needsNetwork}
        >
          <Mail size={16} aria-hidden="true" />
          Prepare e-mail
        </ExplainedButton>
      </Row>
    </Stack>
  );
}
