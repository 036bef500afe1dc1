import { createRef, type ReactElement, type Ref } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from '../../../src/web/ui/mark/Badge';
import { Button, IconButton } from '../../../src/web/ui/button/Button';
import { Card } from '../../../src/web/ui/elements';
import { Chip } from '../../../src/web/ui/mark/Chip';
import { Collapsible } from '../../../src/web/ui/layout/Collapsible';
import { KeyValue } from '../../../src/web/ui/layout/KeyValue';
import { LinkButton } from '../../../src/web/ui/button/LinkButton';
import { Notice } from '../../../src/web/ui/notice/Notice';
import { SelectField } from '../../../src/web/ui/field/SelectField';
import { StatusIcon } from '../../../src/web/ui/mark/StatusIcon';
import { Switch } from '../../../src/web/ui/field/Switch';
import { TextArea, TextField } from '../../../src/web/ui/field/TextField';

interface Passed {
  ref?: Ref<never>;
  className?: string;
  'data-mine'?: string;
}

const components: [string, (passed: Passed) => ReactElement][] = [
  ['Badge', (passed) => <Badge {...passed}>RC</Badge>],
  ['Button', (passed) => <Button {...passed}>Go</Button>],
  ['Card', (passed) => <Card {...passed}>Text</Card>],
  ['Chip', (passed) => <Chip {...passed}>Text</Chip>],
  ['Collapsible', (passed) => <Collapsible title="Title" open onToggle={() => undefined} {...passed} />],
  ['IconButton', (passed) => <IconButton label="Go" icon="x" {...passed} />],
  ['KeyValue', (passed) => <KeyValue items={[{ label: 'A', value: 'B' }]} {...passed} />],
  ['LinkButton', (passed) => <LinkButton to="/" {...passed} />],
  ['Notice', (passed) => <Notice {...passed}>Text</Notice>],
  [
    'SelectField',
    (passed) => (
      <SelectField label="S" options={[{ value: 'a', label: 'A' }]} value="a" onChange={() => undefined} {...passed} />
    ),
  ],
  ['StatusIcon', (passed) => <StatusIcon state="check" {...passed} />],
  ['Switch', (passed) => <Switch label="S" checked={false} onChange={() => undefined} {...passed} />],
  ['TextArea', (passed) => <TextArea label="T" value="" onChange={() => undefined} {...passed} />],
  ['TextField', (passed) => <TextField label="T" value="" onChange={() => undefined} {...passed} />],
];

describe.each(components)('%s', (_name, show) => {
  test('the component passes on className, ref and data attributes', () => {
    const ref = createRef<never>();
    const { container } = render(<MemoryRouter>{show({ ref, className: 'mine', 'data-mine': 'yes' })}</MemoryRouter>);
    expect(container.querySelector('.mine')).toBeInTheDocument();
    expect(container.querySelector('[data-mine="yes"]')).toBe(ref.current);
  });

  test('the component leaks no styling props to the document', () => {
    const { container } = render(<MemoryRouter>{show({})}</MemoryRouter>);
    const names = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(names.filter((name) => /^\$|^(variant|tone|size|strong|busy|inline)$/.test(name))).toEqual([]);
  });
});
