import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigateInPlace, useStillOnPage } from '@/components/layout/navigation/in-place-navigation';
import { announce, showToast } from '@/components/ui/feedback/toast-store';
import { createStockList, readStockFile, readStockList } from '@/lib/api/addresses/stock';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { listPath } from '@/lib/domain/page-paths';
import { problemRowsWords, valuableWords } from '@/lib/domain/stock/stock-counts';
import { Fault } from '@/lib/fault';
import type { FileToMap } from './choose-columns';

/** As it is sent; its script came with the question. */
const choiceText = async ({ choice }: FileToMap): Promise<string> =>
  (await import('@/lib/domain/stock/columns/stock-fields')).stockChoiceText(choice);

/** Uploads a table as a list and opens it. Where its headings do not say enough, the person chooses the columns instead. */
export function useNewList() {
  const client = useQueryClient();
  const trackPresence = useStillOnPage();
  const creating = useAction(createStockList);
  const reading = useAction(readStockFile);
  /** A file whose columns the person has to choose; null for any other. */
  const [unmapped, setUnmapped] = useState<FileToMap | null>(null);

  /** The refusal is answered by a question, if the file can be read. */
  async function requestChoice(file: File, because: unknown): Promise<void> {
    if (!(because instanceof Fault) || because.field !== 'columns') return;
    const read = await reading.act({ file }).catch(() => null); // reported in its `error`
    if (!read) return;
    const { columns: choice, distances } = read.chosenBefore ?? { columns: read.columns, distances: undefined };
    setUnmapped({ file, because, read, choice, distances, priceAsMileage: 'refuse' });
  }

  async function upload(file: File, name: string): Promise<void> {
    const isStillHere = trackPresence();
    const choice = unmapped && {
      columns: await choiceText(unmapped),
      distances: unmapped.distances,
      priceAsMileage: unmapped.priceAsMileage,
    };
    const given = { file: unmapped?.file ?? file, name, ...choice };
    const created = await creating
      .act(given)
      .catch((because: unknown) => (unmapped ? undefined : requestChoice(file, because))); // reported in `error`
    if (!created) return;
    const { id, counts } = created.list;
    client.setQueryData(answerKey(readStockList, { id }), created);
    if (!isStillHere()) {
      showToast(`The list “${created.list.name}” is uploaded.`, { label: 'Open the list', href: listPath(id) });
      return;
    }
    navigateInPlace(id, listPath(id));
    announce([valuableWords(counts, null), problemRowsWords(counts)].filter(Boolean).join(', '));
  }
  return {
    upload,
    unmapped,
    setUnmapped,
    error: creating.error,
    readingError: reading.error,
    isPending: creating.isPending || reading.isPending,
  };
}
