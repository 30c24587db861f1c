'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Fault } from '@/lib/fault';
import { BuilderColumn, type BuilderColumnProps } from './builder-column';

const MODELS = [
  { id: 1, text: 'EXAMPLE HATCHBACK', detail: '2019 – now' },
  { id: 2, text: 'EXAMPLE ESTATE', detail: '2020 – now' },
  { id: 0, text: 'All 2 models', detail: 'Every derivative of the range' },
];

function Column(props: Partial<BuilderColumnProps>) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <div className="max-w-sm">
      <BuilderColumn
        title="Models"
        of={null}
        before={null}
        choices={undefined}
        fault={null}
        again={nothing}
        empty={null}
        chosen={chosen}
        isOpen
        takesFocus={false}
        onFocused={nothing}
        onChoose={setChosen}
        onNear={nothing}
        onBack={nothing}
        {...props}
      />
    </div>
  );
}

const nothing = () => {};
type Example = (props: { theme: string }) => ReactNode;

export const OneOfMany: Example = ({ theme }) => <Column of={`EXAMPLE, ${theme}`} choices={MODELS} count={2} />;
export const WaitingForItsList: Example = ({ theme }) => <Column of={`waiting, ${theme}`} />;
export const NotYet: Example = ({ theme }) => <Column of={`not yet, ${theme}`} before="Choose a range first." />;
export const EmptyUnderFilters: Example = ({ theme }) => (
  <Column
    of={`empty, ${theme}`}
    choices={[]}
    empty={
      <>
        <p>Nothing here under these filters.</p>
        <Button>All body styles</Button>
      </>
    }
  />
);
export const Failed: Example = ({ theme }) => (
  <Column
    of={`failed, ${theme}`}
    fault={
      new Fault('provider_slow', { message: 'The provider did not answer in time.', fix: 'Try again in a moment.' })
    }
  />
);
