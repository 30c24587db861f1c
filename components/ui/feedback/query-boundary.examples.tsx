import { Fault } from '@/lib/fault';
import { QueryBoundary } from './query-boundary';
import { EmptyState } from './empty-state';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { Skeleton } from './skeleton';

interface ExampleValuation {
  clean: string | null;
}

const boundaryProps = {
  what: 'the valuation',
  waiting: (
    <KeyFigures>
      <KeyFigure label="Clean" band="clean" value={<Skeleton height="figure" width="half" />} />
    </KeyFigures>
  ),
  isEmpty: ({ clean }: ExampleValuation) => clean === null,
  empty: <EmptyState title="No value for this car">The guide holds none for bikes older than 1995.</EmptyState>,
  children: ({ clean }: ExampleValuation) => (
    <KeyFigures>
      <KeyFigure label="Clean" band="clean" value={clean} />
    </KeyFigures>
  ),
};

const fault = new Fault('provider_unreachable', {
  message: 'The provider cannot be reached.',
  fix: 'Try again in a few minutes.',
  charged: 'no',
  reference: '7Q4-KD4',
});

export const Waiting = () => <QueryBoundary<ExampleValuation> query={{}} {...boundaryProps} />;

export const WithFault = () => <QueryBoundary<ExampleValuation> query={{ error: fault }} {...boundaryProps} />;

export const Empty = () => <QueryBoundary<ExampleValuation> query={{ data: { clean: null } }} {...boundaryProps} />;

export const Value = () => (
  <QueryBoundary<ExampleValuation> query={{ data: { clean: '£15,100' } }} {...boundaryProps} />
);
