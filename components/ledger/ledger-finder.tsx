'use client';

import { useState, type ReactNode } from 'react';
import { ListUnlessSearched } from '@/components/layout/page/list-unless-searched';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { findLookUps } from '@/lib/api/addresses/ledger';
import { useAction } from '@/lib/api/client/use-answer';
import { wholePlateHint } from '@/lib/domain/plates/plate-beginning';
import { LedgerTable } from './ledger-table';

/**
 * The look-ups of one vehicle, in place of the ledger. Its plate or VIN never goes into an address.
 * @param children the ledger, with its filters and files
 */
export function LedgerFinder({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const { act, isPending, data, error, reset } = useAction(findLookUps);
  const isSearched = isPending || data !== undefined || (error !== null && error.field !== 'text');

  function end() {
    setText('');
    reset();
  }

  return (
    <ListUnlessSearched
      isSearched={isSearched}
      label="All look-ups"
      onEnd={end}
      search={
        <>
          <form
            method="post"
            role="search"
            className="flex flex-wrap items-end gap-2 print:hidden"
            onSubmit={(event) => {
              event.preventDefault();
              if (isSearched && text.trim() === '') return end();
              void act({ text }).catch(() => null); // reported in `error`
            }}
          >
            <div className="min-w-0 grow sm:max-w-60">
              <Field
                label="Reg or VIN"
                name="plate"
                error={error?.field === 'text' ? `${error.message} ${error.fix}` : undefined}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    type="search"
                    maxLength={40}
                    enterKeyHint="search"
                    value={text}
                    onChange={({ target }) => setText(target.value)}
                  />
                )}
              </Field>
            </div>
            <Button type="submit" icon="search" pending={isPending}>
              Find
            </Button>
          </form>
          {error && error.field !== 'text' && <FaultNotice error={error} money={false} />}
          {data && data.items.length === 0 && (
            <EmptyState title={`No look-ups of ${data.shown}`}>
              Your organisation has not looked this vehicle up, or its data was erased. {wholePlateHint(data.shown)}
            </EmptyState>
          )}
          {data && data.items.length > 0 && (
            <Card title={`Look-ups of ${data.shown}`} flush>
              <LedgerTable items={data.items} caption={`Look-ups of ${data.shown}`} />
            </Card>
          )}
        </>
      }
    >
      {children}
    </ListUnlessSearched>
  );
}
