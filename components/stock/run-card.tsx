'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BudgetLink } from '@/components/layout/billing/budget-link';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Badge } from '@/components/ui/data/badge';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { showToast } from '@/components/ui/feedback/toast-store';
import { answerKey } from '@/lib/api/client/answer-of';
import { showChanged } from '@/lib/api/client/show-changed';
import { changeStockRun, readStockList, readStockRun } from '@/lib/api/addresses/stock';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAction } from '@/lib/api/client/use-answer';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { finishedCars, isRunFinished } from '@/lib/domain/stock/run-progress';
import { formatDateTime } from '@/lib/format';
import { answeringWords, chargeWords, outcomeWords, runEndWords, runHeading, runLook, runWords } from './run-words';
import { useStockRun } from './use-stock-run';

/** Takes focus when a run starts. */
export const RUN_CARD_ID = 'stock-run';

interface RunCardProps {
  listId: string;
  first: StockRun;
  /** Its results are below; on paper it stands only beside them. */
  isShown: boolean;
}

/** Progress of a run, and the buttons that change it. */
export function RunCard({ listId, first, isShown }: RunCardProps) {
  const client = useQueryClient();
  const { run, error: pollError } = useStockRun(listId, first);
  const { act, error, isPending } = useAction(changeStockRun);
  const [confirming, setConfirming] = useState(false);
  const mayChange = useHasPermission('valuations.create');
  const { word, tone } = runLook(run);
  const over = isRunFinished(run);

  useRunAnswers(run);

  async function change(to: 'pause' | 'resume' | 'cancel') {
    setConfirming(false);
    const changed = await act({ id: listId, run: run.id, to }).catch(() => null); // reported in `error`
    const input = { id: listId, run: run.id };
    if (changed) await showChanged(client, readStockRun, input, () => changed);
    else void client.invalidateQueries({ queryKey: answerKey(readStockRun, input) });
  }

  return (
    <Card
      id={RUN_CARD_ID}
      title={runHeading(run)}
      // The buttons go with the state that they are for.
      focusName={`Run: ${word}`}
      aside={<Badge tone={tone}>{word}</Badge>}
      screenOnly={!isShown}
    >
      <div className="space-y-3">
        <ProgressBar
          label={`${runWords(run)}: ${outcomeWords(run)}`}
          value={finishedCars(run)}
          max={Math.max(run.cars, 1)}
          tone={run.state === 'stopped' ? 'danger' : run.state === 'paused' ? 'warning' : 'accent'}
        />
        <p className="text-sm text-soft">
          {[answeringWords(run), chargeWords(run)].filter(Boolean).join(' · ')} · started{' '}
          {formatDateTime(run.startedAt)} by {run.startedBy.name}
          {run.endedAt && ` · ended ${formatDateTime(run.endedAt)}`}
        </p>
        {run.because && (
          <Notice tone="danger" title={run.because.reason} actions={run.because.mayHaveMore && <BudgetLink />} live>
            {run.because.next}
          </Notice>
        )}
        {(error ?? pollError) && <FaultNotice error={error ?? pollError} money={false} />}
        {mayChange && run.state === 'paused' && run.resumeWords !== null && (
          <p>
            It uses the budget of {run.startedBy.name}. {run.resumeWords}
          </p>
        )}
        {mayChange && !over && (
          <RunButtons
            run={run}
            pending={isPending}
            onChange={(to) => void change(to)}
            onCancel={() => setConfirming(true)}
          />
        )}
        <CancelRunDialog
          open={confirming}
          onClose={() => setConfirming(false)}
          onConfirm={() => void change('cancel')}
        />
      </div>
    </Card>
  );
}

/** What else on screen changes with a run is read again: at its end, as it is settled, and at each charge. */
function useRunAnswers(run: StockRun): void {
  const client = useQueryClient();
  const over = isRunFinished(run);
  const wasOver = useRef(over);
  useEffect(() => {
    if (!over || wasOver.current) return;
    wasOver.current = true;
    showToast(runEndWords(run));
    const staleAddresses = [readStockList, readMonthUsage];
    for (const { method, path } of staleAddresses) void client.invalidateQueries({ queryKey: [method, path] });
  }, [client, over, run]);

  // What was under way as it was cancelled is paid for too: the list, and its price, are read again.
  const wasSettled = useRef(run.isSettled);
  useEffect(() => {
    if (!run.isSettled || wasSettled.current) return;
    wasSettled.current = true;
    void client.invalidateQueries({ queryKey: [readStockList.method, readStockList.path] });
  }, [client, run.isSettled]);

  const { charged, unknown } = run;
  useEffect(() => {
    // The month's limits in the frame count along.
    void client.invalidateQueries({ queryKey: [readMonthUsage.method, readMonthUsage.path] });
  }, [client, charged, unknown]);
}

interface RunButtonsProps {
  run: StockRun;
  pending: boolean;
  onChange: (to: 'pause' | 'resume') => void;
  onCancel: () => void;
}

function RunButtons({ run, pending, onChange, onCancel }: RunButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {run.state === 'running' ? (
        <Button pending={pending} onClick={() => onChange('pause')}>
          Pause
        </Button>
      ) : (
        run.resumeWords === null && (
          <Button variant="primary" pending={pending} onClick={() => onChange('resume')}>
            Resume
          </Button>
        )
      )}
      <Button onClick={onCancel}>Cancel the rest</Button>
    </div>
  );
}

function CancelRunDialog({ open, onClose, onConfirm }: { open: boolean; onClose: () => void; onConfirm: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Cancel the rest of the run?"
      cancel="Continue valuing"
      action="Cancel the rest"
      onConfirm={onConfirm}
    >
      <p>Cars already valued are saved and not charged again. You can value the rest in a new run.</p>
    </ConfirmDialog>
  );
}
