'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { LongCell } from '@/components/ui/data/table/long-cell';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { showToast } from '@/components/ui/feedback/toast-store';
import { listSchedules, runSchedule } from '@/lib/api/addresses/schedules';
import { answerKey, type EndpointAnswer } from '@/lib/api/client/answer-of';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { formatDateTime } from '@/lib/format';

type Schedules = EndpointAnswer<typeof listSchedules>;
type ScheduleItem = Schedules['items'][number];

const POLL_WORKING_MS = 1_000;
const POLL_WAITING_MS = 10_000;

const COLUMNS: readonly Column<ScheduleItem>[] = [
  {
    key: 'label',
    header: 'Work',
    rowHeader: true,
    cell: ({ label, summary, every }) => (
      <>
        {label}
        <span className="block max-w-md text-sm font-normal text-soft">
          {summary} {every}.
        </span>
      </>
    ),
  },
  {
    key: 'last',
    header: 'Last run',
    cell: ({ lastEndedAt }) => (lastEndedAt === null ? 'Not yet' : formatDateTime(lastEndedAt)),
  },
  {
    key: 'result',
    header: 'Result',
    cell: ({ result, hasFailed }) => (
      <LongCell>
        <span className="block max-w-xs">
          {hasFailed && <Badge tone="danger">failed</Badge>} {result ?? 'None yet'}
        </span>
      </LongCell>
    ),
  },
  {
    key: 'next',
    header: 'Next run',
    cell: ({ state, nextAt }) => (state === 'working' || nextAt === null ? 'Now' : formatDateTime(nextAt)),
  },
];

/** The recurring work, read again while it is on screen, and a button that runs each piece now. */
export function ScheduleTable() {
  const client = useQueryClient();
  const schedules = useAnswer(
    listSchedules,
    {},
    {
      staleAfterMs: 0,
      pollMs: (answer) => (answer?.items.some(({ state }) => state === 'working') ? POLL_WORKING_MS : POLL_WAITING_MS),
    },
  );
  const { error, isPending, variables, act } = useAction(runSchedule);

  async function run({ name, label }: ScheduleItem) {
    const done = await act({ name }).catch(() => null); // reported in `error`
    if (done === null) return;
    showToast(`${label} runs now.`);
    await client.invalidateQueries({ queryKey: answerKey(listSchedules, {}) });
  }

  const columns: readonly Column<ScheduleItem>[] = [
    ...COLUMNS,
    {
      key: 'run',
      header: <span className="sr-only">Run now</span>,
      cell: (item) => (
        <Button
          pending={item.state === 'working' || (isPending && variables?.input.name === item.name)}
          onClick={() => void run(item)}
        >
          Run now<span className="sr-only">: {item.label}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      {error && <FaultNotice error={error} money={false} />}
      <QueryBoundary query={schedules} what="the schedules" money={false}>
        {({ items }) => (
          <Card title="Recurring work" flush>
            <DataTable
              caption="Recurring work"
              captionHidden
              columns={columns}
              rows={items}
              rowKey={({ name }) => name}
              onPhone="stack"
            />
          </Card>
        )}
      </QueryBoundary>
    </>
  );
}
