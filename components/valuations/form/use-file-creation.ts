'use client';

import { useQueryClient } from '@tanstack/react-query';
import { showLimitNotice } from '@/components/layout/billing/limit-notice';
import { refreshCosts } from '@/components/layout/billing/refresh-costs';
import { useStillOnPage } from '@/components/layout/navigation/in-place-navigation';
import { showToast } from '@/components/ui/feedback/toast-store';
import { readRegistration, type createRegistration } from '@/lib/api/addresses/registrations/registrations';
import { answerKey, type EndpointAnswer } from '@/lib/api/client/answer-of';
import type { Action } from '@/lib/api/client/use-answer';
import { filePath } from '@/lib/domain/page-paths';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import type { Fault } from '@/lib/fault';
import { showFile } from '@/components/valuations/file/shown-file';

export interface FileCreation<Input> {
  pending: boolean;
  fault: Fault | null;
  /** The last submission. */
  submittedInput: Input | undefined;
  /** Submits; the vehicle file is shown as soon as it is there. */
  act: (input: Input) => Promise<void>;
  /**
   * The same submission under the same key: it cannot be charged twice.
   * @param freeOnly only if the server has the answer, so that nothing can be charged
   */
  retry: (freeOnly: boolean) => Promise<void>;
}

/** The same from every address that creates a vehicle file. */
type CreatedFile = EndpointAnswer<typeof createRegistration>;

/**
 * A submission that ends in a vehicle file. The answer goes to the cache and the address changes without a request for the
 * page: the file is painted from the answer. A dealer who has left the page stays there and gets a notification.
 * @param action of an address that creates a vehicle file: `useAction(createRegistration)`
 */
export function useFileCreation<Input>({
  isPending,
  error,
  variables,
  act,
  repeat,
}: Action<Input, CreatedFile>): FileCreation<Input> {
  const client = useQueryClient();
  const trackPresence = useStillOnPage();

  async function open(pendingAnswer: Promise<CreatedFile> | null): Promise<void> {
    const isStillHere = trackPresence();
    const created = await pendingAnswer?.catch((thrown: Fault) => {
      if (!isStillHere()) showToast(`${thrown.message} ${thrown.fix}`);
      return null; // reported in `error`
    });
    if (created) {
      const path = filePath(created.record.id);
      const { limitNotice, ...saved } = created;
      client.setQueryData(answerKey(readRegistration, { id: saved.record.id }), saved);
      if (isStillHere()) {
        showFile(saved.record.id);
        showLimitNotice(limitNotice);
      } else {
        showToast(
          [`${displayName(created.record.identity.title)} was looked up.`, limitNotice].filter(Boolean).join(' '),
          {
            label: 'Open the vehicle file',
            href: path,
          },
        );
      }
    }
    refreshCosts(client);
  }

  return {
    pending: isPending,
    fault: error,
    submittedInput: variables?.input,
    act: (input) => open(act(input)),
    retry: (freeOnly) => open(repeat(freeOnly)),
  };
}
