'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { usePreview } from '@/components/layout/queries/use-preview';
import { isAtColumn } from '@/components/layout/stock/column-fields';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { Field } from '@/components/ui/forms/field';
import { FileInput } from '@/components/ui/forms/file-input';
import { addPastSales, readSalesFile } from '@/lib/api/addresses/stock-cars/stock-cars';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { stockPriceWords } from '@/lib/domain/money/value-vat';
import { sheetsLeftOutWords } from '@/lib/domain/stock/sheets-left-out';
import { TABLE_FILE_BYTES_MAX, TABLE_FILE_NAMES, tooLargeWords } from '@/lib/domain/stock/table-file';
import { contradictionWords, convertedWords, salesAddedWords } from '@/lib/domain/stock-cars/past-sales/sale-words';
import { columnsText, SALE_FIELDS } from '@/lib/domain/stock-cars/past-sales/sale-columns';
import { SALES_MONTHS } from '@/lib/domain/stock-cars/sales-vs-guide';
import { formatCount, formatPlural } from '@/lib/format';
import { SaleColumnFields, type SalesFileChoices } from './sale-column-fields';

/** Of the columns and the unit, none is chosen: they are those that the headings name. */
const BY_HEADINGS = { columns: null, kilometres: undefined, priceAsMileage: 'refuse' } as const;

interface MadeChoices extends Pick<SalesFileChoices, 'soldTo' | 'priceAsMileage'> {
  readonly columns: SalesFileChoices['columns'] | null;
  readonly kilometres: SalesFileChoices['kilometres'] | undefined;
}

/** The file that is chosen, what it holds, and adding it. */
function useSalesFile(onAdded: () => void) {
  const reading = usePreview(readSalesFile);
  const adding = useAction(addPastSales);
  const [file, setFile] = useState<File | null>(null);
  const [made, setMade] = useState<MadeChoices>({ soldTo: undefined, ...BY_HEADINGS });
  const [problem, setProblem] = useState<string>();
  const { preview } = reading;
  const choices = preview && {
    columns: made.columns ?? preview.columns,
    soldTo: made.soldTo,
    kilometres: made.kilometres ?? preview.kilometres,
    priceAsMileage: made.priceAsMileage,
  };

  function read(chosen: File, { columns, soldTo, kilometres }: MadeChoices) {
    adding.reset();
    void reading.read({ file: chosen, columns: columns === null ? '' : columnsText(columns), soldTo, kilometres });
  }
  function choose(chosen: File | null) {
    const isLarge = chosen !== null && chosen.size > TABLE_FILE_BYTES_MAX;
    setProblem(isLarge ? `${tooLargeWords()} Save only the sales, without pictures.` : undefined);
    setFile(isLarge ? null : chosen);
    const begun = { ...made, ...BY_HEADINGS };
    setMade(begun);
    adding.reset();
    reading.reset();
    reading.forget();
    if (chosen !== null && !isLarge) read(chosen, begun);
  }
  function change(changed: Partial<SalesFileChoices>) {
    const now = { ...made, ...changed };
    setMade(now);
    if (file !== null) read(file, now);
  }
  async function add({ columns, ...terms }: SalesFileChoices) {
    if (file === null) return;
    const answer = await adding.act({ file, columns: columnsText(columns), ...terms }).catch(() => null); // reported in `error`
    if (answer === null) return;
    showToast(salesAddedWords(answer));
    setFile(null);
    setMade((now) => ({ ...now, ...BY_HEADINGS }));
    reading.forget();
    onAdded();
  }
  return {
    preview,
    choices,
    added: adding.data,
    /** Another for each file that is chosen. */
    fileKey: file && `${file.name} ${file.size} ${file.lastModified}`,
    problem,
    fault: adding.error ?? reading.error,
    /** Then the preview is not of what is chosen now. */
    isUnread: reading.error !== null,
    isPending: adding.isPending || reading.isPending,
    isReading: reading.isPending,
    choose,
    change,
    add,
  };
}

/** Past sales from a file: read and previewed with adjustable columns, then added. Nothing is billed. */
export function PastSalesCard() {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const sales = useSalesFile(() => {
    if (input.current) input.current.value = '';
    router.refresh();
  });
  const { preview, choices, added, problem, fault } = sales;
  const atFile = fault?.field === 'file' ? `${fault.message} ${fault.fix}` : undefined;
  return (
    <Card title="Add past sales from a file" screenOnly>
      <div className="space-y-4" aria-busy={sales.isReading}>
        <p className="text-sm text-soft">
          {`Free. A row for each sale of the last ${SALES_MONTHS} months: reg or guide ID, date sold and price; with mileage, date of first registration and buyer where you have them. ${stockPriceWords('van')}`}
        </p>
        <Field label="File of sales" name="file" hint="XLSX or CSV, columns in any order" error={problem ?? atFile}>
          {(control) => (
            <FileInput
              {...control}
              ref={input}
              accept={TABLE_FILE_NAMES}
              onChange={({ target }) => sales.choose(target.files?.[0] ?? null)}
            />
          )}
        </Field>
        {fault && fault.field !== 'file' && !isAtColumn(fault, SALE_FIELDS) && (
          <FaultNotice error={fault} money={false} />
        )}
        {added && <ContradictingSales {...added} />}
        {preview && choices && (
          <>
            <SaleColumnFields
              key={sales.fileKey}
              preview={preview}
              choices={choices}
              fault={fault ?? null}
              onChoose={sales.change}
            />
            <SalesFound preview={preview} />
            <Button
              variant="primary"
              pending={sales.isPending}
              disabled={preview.sales === 0 || preview.withoutBuyer > 0 || sales.isUnread}
              onClick={() => void sales.add(choices)}
            >
              {`Add ${formatPlural(preview.sales, 'sale')}`}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

type AddedSales = EndpointAnswer<typeof addPastSales>;

/** Sales of the added file that are here with another price or buyer. */
function ContradictingSales({ contradicting, contradictingSales }: AddedSales) {
  if (contradictingSales === 0) return null;
  const more = contradictingSales - contradicting.length;
  return (
    <Notice
      tone="warning"
      title={`${formatPlural(contradictingSales, 'sale')} of the file with another price or buyer than here`}
    >
      <p>Those here stay. To use the others, remove the earlier file and add this one again.</p>
      <ul className="list-disc pl-5">
        {contradicting.map((sale) => (
          <li key={`${sale.plate} ${sale.soldOn}`}>{contradictionWords(sale)}</li>
        ))}
        {more > 0 && <li>{`And ${formatCount(more)} more.`}</li>}
      </ul>
    </Notice>
  );
}

type SalesPreview = EndpointAnswer<typeof readSalesFile>;

/** What was found in the file, and its first problems by row. */
function SalesFound({
  preview: { missing, unused, sheetsLeftOut, sales, toTrade, converted, convertedRows, problems, problemRows },
}: {
  preview: SalesPreview;
}) {
  const sheetsWords = sheetsLeftOutWords(sheetsLeftOut);
  const kilometreWords = convertedWords(convertedRows, converted[0]);
  if (missing !== null) return <p className="text-sm font-semibold text-danger">{missing}</p>;
  return (
    <div className="space-y-2 text-sm" role="status">
      <p>
        {`${formatPlural(sales, 'sale')} found: ${formatCount(toTrade)} to the trade, ${formatCount(sales - toTrade)} to retail customers.`}
        {problemRows > 0 && ` ${formatPlural(problemRows, 'row')} left out.`}
      </p>
      {unused && <p className="wrap-anywhere">{unused}</p>}
      {kilometreWords && <p>{kilometreWords}</p>}
      {sheetsWords && <p>{sheetsWords}</p>}
      {problems.length > 0 && (
        <ul className="list-disc pl-5 text-soft">
          {problems.map(({ row, reason, next }) => (
            <li key={row}>{`Row ${row}: ${reason} ${next}`}</li>
          ))}
          {problemRows > problems.length && <li>{`And ${formatCount(problemRows - problems.length)} more.`}</li>}
        </ul>
      )}
    </div>
  );
}
