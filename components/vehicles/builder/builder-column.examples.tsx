'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Fault } from '@/lib/fault';
import { BuilderColumn, type BuilderColumnProps } from './builder-column';

const MODELS = [
  { id: 1, text: 'Example Hatchback', detail: '2019 – now' },
  { id: 2, text: 'Example Estate', detail: '2020 – now' },
  { id: 0, text: 'All 2 models', detail: 'Every derivative of the range' },
];

function Column(props: Partial<BuilderColumnProps>) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <div className="max-w-sm">
      <BuilderColumn
        title="Models"
        parentName={null}
        promptText={null}
        choices={undefined}
        fault={null}
        retry={noop}
        empty={null}
        chosen={chosen}
        isOpen
        takesFocus={false}
        onFocused={noop}
        onChoose={setChosen}
        onNear={noop}
        onBack={noop}
        {...props}
      />
    </div>
  );
}

const noop = () => {};
type BuilderColumnExample = (props: { theme: string }) => ReactNode;

export const OneOfMany: BuilderColumnExample = ({ theme }) => (
  <Column parentName={`Example, ${theme}`} choices={MODELS} count={2} />
);
export const WaitingForItsList: BuilderColumnExample = ({ theme }) => <Column parentName={`waiting, ${theme}`} />;
export const NotYet: BuilderColumnExample = ({ theme }) => (
  <Column parentName={`not yet, ${theme}`} promptText="Choose a range first." />
);
export const EmptyUnderFilters: BuilderColumnExample = ({ theme }) => (
  <Column
    parentName={`empty, ${theme}`}
    choices={[]}
    empty={
      <>
        <p>No results with these filters.</p>
        <Button>All body styles</Button>
      </>
    }
  />
);
export const Failed: BuilderColumnExample = ({ theme }) => (
  <Column
    parentName={`failed, ${theme}`}
    fault={
      new Fault('provider_slow', { message: 'The provider did not answer in time.', fix: 'Try again in a moment.' })
    }
  />
);
