import { Fault } from '@/lib/fault';
import { Answer } from './answer';
import { EmptyState } from './empty-state';
import { KeyFigure, KeyFigures } from './key-figure';
import { Skeleton } from './skeleton';

interface Example {
  clean: string | null;
}

const parts = {
  what: 'the valuation',
  waiting: (
    <KeyFigures>
      <KeyFigure label="Clean" band="clean" value={<Skeleton height="figure" width="half" />} />
    </KeyFigures>
  ),
  isEmpty: ({ clean }: Example) => clean === null,
  empty: <EmptyState title="No value for this car">The guide holds none for bikes older than 1995.</EmptyState>,
  children: ({ clean }: Example) => (
    <KeyFigures>
      <KeyFigure label="Clean" band="clean" value={clean} />
    </KeyFigures>
  ),
};

const fault = new Fault('provider_unreachable', {
  message: 'The provider cannot be reached.',
  fix: 'Your connection is fine; theirs is not. Try again in a few minutes.',
  charged: 'no',
  reference: '7Q4-KD4',
});

export const Waiting = () => <Answer<Example> of={{}} {...parts} />;

export const WithFault = () => <Answer<Example> of={{ error: fault }} {...parts} />;

export const Empty = () => <Answer<Example> of={{ data: { clean: null } }} {...parts} />;

export const Value = () => <Answer<Example> of={{ data: { clean: '£15,100' } }} {...parts} />;
