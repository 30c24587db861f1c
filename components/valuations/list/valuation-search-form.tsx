'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { onVehicleToFind } from '@/components/layout/navigation/vehicle-to-find';
import { ListUnlessSearched } from '@/components/layout/page/list-unless-searched';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { findValuations } from '@/lib/api/addresses/valuations';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { findValuations as FindValuations } from '@/lib/api/endpoints/valuations';
import { useAction } from '@/lib/api/client/use-answer';
import { isRowWithoutVat, listedVatWords } from '@/lib/domain/money/value-vat';
import { wholePlateHint } from '@/lib/domain/plates/plate-beginning';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';
import { formatPlural } from '@/lib/format';
import { ValuationList } from './valuation-list';
import { writeVehicleListAddress, type VehicleListView } from './vehicle-list-address';

/**
 * Finds valuations by vehicle name, through the address; or by plate or VIN, which is sent by POST and shown only here, in
 * place of the list.
 * @param children the list, with its filters and files
 */
export function ValuationSearchForm({ view, children }: { view: VehicleListView; children: ReactNode }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [pending, startTransition] = useTransition();
  const { act, isPending, data, error } = useAction(findValuations);
  // The name search during the last plate search, so that a plate's answer does not stay beside another search.
  const [markSearchedAt, setMarkSearchedAt] = useState<string | null>(null);
  const isByMark = markSearchedAt === view.search;
  const found = isByMark ? data : undefined;
  // The form keeps its focus while the address changes, and the text typed before the script loaded.
  const shownSearch = useRef(view.search);
  useEffect(() => {
    if (shownSearch.current === view.search) return;
    shownSearch.current = view.search;
    if (input.current) input.current.value = view.search;
  }, [view.search]);

  function findVehicle(text: string) {
    setMarkSearchedAt(view.search);
    void act({ text }).catch(() => null); // reported in `error`
  }
  const findOffered = useEffectEvent((text: string) => {
    if (input.current) input.current.value = text;
    findVehicle(text);
  });
  useEffect(() => onVehicleToFind((text) => findOffered(text)), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (namesVehicle(typed)) findVehicle(typed);
    else findNamed(typed);
  }

  function findNamed(search: string) {
    setMarkSearchedAt(null);
    startTransition(() =>
      router.push(writeVehicleListAddress({ ...view, search, page: 1, all: false }), { scroll: false }),
    );
  }

  function end() {
    if (input.current) input.current.value = '';
    findNamed('');
  }

  return (
    <ListUnlessSearched
      isSearched={isByMark}
      label="All valuations"
      onEnd={end}
      search={
        <>
          <SearchBox input={input} text={view.search} pending={pending || isPending} onSubmit={submit} />
          {isByMark && error && <FaultNotice error={error} money={false} />}
          <FoundValuations found={found} />
        </>
      }
    >
      {children}
    </ListUnlessSearched>
  );
}

interface SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  /** At first. */
  text: string;
  pending: boolean;
  onSubmit: (event: FormEvent) => void;
}

const SearchBox = ({ input, text, pending, onSubmit }: SearchBoxProps) => (
  <form method="post" role="search" onSubmit={onSubmit} className="flex flex-wrap items-end gap-2 print:hidden">
    <div className="min-w-0 grow sm:max-w-80">
      <Field label="Reg, VIN, make, model or derivative" name="search">
        {(control) => (
          <TextInput {...control} ref={input} type="search" defaultValue={text} maxLength={60} enterKeyHint="search" />
        )}
      </Field>
    </div>
    <Button type="submit" icon="search" pending={pending}>
      Search
    </Button>
  </form>
);

/** @param found undefined until a plate or VIN is searched for */
function FoundValuations({ found }: { found: EndpointOutput<typeof FindValuations> | undefined }) {
  const vatWords = found && listedVatWords(found.items.map((item) => ({ isWithoutVat: isRowWithoutVat(item) })));
  const title = found && (found.named === null ? `Valuations of ${found.shown}` : `Valuations with “${found.named}”`);
  return (
    <>
      <p role="status" className="sr-only">
        {found && (found.items.length === 0 ? 'Nothing found.' : formatPlural(found.items.length, 'valuation'))}
      </p>
      {found && found.items.length === 0 && (
        <EmptyState
          title={found.named === null ? `No valuations of ${found.shown}` : `No valuations with “${found.named}”`}
        >
          Your organisation has not valued {found.named === null ? 'this vehicle' : 'a vehicle with this plate or name'}
          . {wholePlateHint(found.shown)}
        </EmptyState>
      )}
      {found && title && found.items.length > 0 && (
        <Card title={title} flush>
          <ValuationList items={found.items} caption={title} />
          {vatWords && <p className="px-4 py-2 text-sm sm:px-5">{vatWords}</p>}
        </Card>
      )}
    </>
  );
}
