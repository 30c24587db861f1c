'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { tryBilledOperation, tryOperation } from '@/lib/api/addresses/explorer';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAction } from '@/lib/api/client/use-answer';
import { creditWords } from '@/lib/domain/usage/price-words';
import type { Fault } from '@/lib/fault';
import { ParamField, type OperationParam } from './param-field';
import { OperationTrialView } from './operation-trial-view';

export interface OperationTrialFormProps {
  operation: string;
  billed: boolean;
  params: readonly OperationParam[];
}

/** Recent results are not used. */
const BILLED_CREDITS = 1;

const examplesOf = (params: readonly OperationParam[]) =>
  Object.fromEntries(params.map(({ name, example }) => [name, example]));

/** The parameters are sent together, as the input `params`. */
const isAboutParam = (fault: Fault, name: string): boolean => fault.field === `params.${name}`;

/** A form made of an operation's declaration. A billed request is confirmed first and recorded in the ledger. */
export function OperationTrialForm({ operation, billed, params }: OperationTrialFormProps) {
  const [typed, setTyped] = useState<Record<string, string>>(() => examplesOf(params));
  const [confirming, setConfirming] = useState(false);
  const client = useQueryClient();
  const freeTrial = useAction(tryOperation);
  const billedTrial = useAction(tryBilledOperation);
  const { isPending, error, data } = billed ? billedTrial : freeTrial;
  const isFieldError = error?.field !== undefined && params.some(({ name }) => isAboutParam(error, name));

  async function sendRequest() {
    setConfirming(false);
    const request = { operation, params: typed };
    const trial = billed ? billedTrial.act({ ...request, mostCredits: BILLED_CREDITS }) : freeTrial.act(request);
    await trial.catch(() => null); // reported in `error`
    // A fault may have been charged too.
    if (billed) void client.invalidateQueries({ queryKey: [readMonthUsage.method, readMonthUsage.path] });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (billed) setConfirming(true);
    else void sendRequest();
  }

  return (
    <>
      <form method="dialog" onSubmit={submit} noValidate className="space-y-4 print:hidden">
        {params.length > 0 && (
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {params.map((param) => (
              <div
                key={param.name}
                className={`min-w-0 ${param.control === 'json' ? 'sm:col-span-2 lg:col-span-3' : ''}`}
              >
                <ParamField
                  param={param}
                  value={typed[param.name] ?? ''}
                  error={error && isAboutParam(error, param.name) ? `${error.message} ${error.fix}` : undefined}
                  onChange={(value) => setTyped((current) => ({ ...current, [param.name]: value }))}
                />
              </div>
            ))}
          </div>
        )}
        <div className="flex flex-wrap items-start gap-2">
          <Button type="submit" variant="primary" pending={isPending} cost={creditWords(billed ? BILLED_CREDITS : 0)}>
            Send
          </Button>
          {params.length > 0 && (
            <Button variant="quiet" icon="refresh" onClick={() => setTyped(examplesOf(params))}>
              Use example
            </Button>
          )}
        </div>
      </form>
      <ConfirmTrial
        operation={operation}
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void sendRequest()}
      />
      <div data-trial={data !== undefined || undefined} className="mt-4 space-y-4">
        {error && !isFieldError && <FaultNotice error={error} money={billed} />}
        {data && !isPending && <OperationTrialView trial={data} billed={billed} />}
      </div>
    </>
  );
}

interface ConfirmTrialProps {
  operation: string;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function ConfirmTrial({ operation, open, onClose, onConfirm }: ConfirmTrialProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Send ${operation}?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" cost={creditWords(BILLED_CREDITS)} onClick={onConfirm}>
            Send
          </Button>
        </>
      }
    >
      <p>The provider charges for this operation. It counts towards the monthly budget. Recent results are not used.</p>
    </Dialog>
  );
}
