'use client';

import { useState, type ReactNode } from 'react';
import { ListUnlessSearched } from '@/components/layout/page/list-unless-searched';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { findAppraisals } from '@/lib/api/addresses/appraisals/appraisals';
import { useAction } from '@/lib/api/client/use-answer';
import type { Day } from '@/lib/domain/time/calendar';
import { FIND_LETTERS_MIN, FIND_LETTERS_PROBLEM } from '@/lib/domain/appraisals/appraisal-state';
import { AppraisalList } from './appraisal-list';

/**
 * Finds by number, plate or customer, none of which goes into the address, in place of the list.
 * @param children the list or board, with its filters
 */
export function AppraisalFinder({ today, children }: { today: Day; children: ReactNode }) {
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isPending, data, error, reset } = useAction(findAppraisals);
  const isSearched = isPending || data !== undefined || error !== null;
  const isShort = text.trim().length < FIND_LETTERS_MIN;

  function end() {
    setText('');
    setTried(false);
    reset();
  }

  return (
    <ListUnlessSearched
      isSearched={isSearched}
      label="All appraisals"
      onEnd={end}
      search={
        <>
          <form
            className="flex flex-wrap items-end gap-3 print:hidden"
            onSubmit={(event) => {
              event.preventDefault();
              if (isSearched && text.trim() === '') return end();
              setTried(true);
              if (isShort) return;
              void act({ text }).catch(() => null); // reported in `error`
            }}
          >
            <div className="min-w-within-52 grow sm:max-w-80">
              <Field
                label="Find by number, plate or customer"
                name="find"
                error={hasTried && isShort && FIND_LETTERS_PROBLEM}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    value={text}
                    maxLength={100}
                    onChange={(event) => setText(event.target.value)}
                  />
                )}
              </Field>
            </div>
            <Button type="submit" pending={isPending}>
              Find
            </Button>
          </form>
          {error && <FaultNotice error={error} money={false} />}
          {data && data.items.length === 0 && (
            <EmptyState title="No appraisal found">
              Enter the number, such as A-2026-000123, the whole plate, or part of the customer’s name, telephone or
              e-mail.
            </EmptyState>
          )}
          {data && data.items.length > 0 && (
            <Card title="Found" flush>
              <AppraisalList items={data.items} caption="Appraisals found" today={today} />
            </Card>
          )}
        </>
      }
    >
      {children}
    </ListUnlessSearched>
  );
}
