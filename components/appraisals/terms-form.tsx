'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { QuietField } from '@/components/layout/entries/quiet-field';
import { useUnsavedTexts } from '@/components/layout/entries/use-unsaved-texts';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { endMessage, showToast } from '@/components/ui/feedback/toast-store';
import { Field } from '@/components/ui/forms/field';
import { focusProblem } from '@/components/ui/behaviour/focus-problem';
import { Select } from '@/components/ui/forms/select';
import { TextArea } from '@/components/ui/forms/text-area';
import { saveAppraisalTerms } from '@/lib/api/addresses/appraisals/appraisals';
import { useAction } from '@/lib/api/client/use-answer';
import { readAmount, readCostVat, readMargin, readValidDays, zeroMarginWords } from '@/lib/domain/appraisals/entries';
import { liveTermWords } from '@/lib/domain/appraisals/changed-terms/term-scope';
import { TERM_NAMES } from '@/lib/domain/appraisals/changed-terms/term-changes';
import type { CostVat } from '@/lib/domain/appraisals/vat';
import { readYearlyPercent, type AppraisalTerms } from '@/lib/domain/appraisals/terms';
import { COSTS, DAY_COSTS, readTerms, termTextsOf, type TermTexts } from './typed-terms';
import { ContactFields } from './contact-fields';
import { TypedTerm } from './typed-term';
import { COST_VAT_OPTIONS } from './vat-options';

interface TermsFormProps {
  terms: AppraisalTerms;
  /** Of these terms: only the newest is replaced. */
  version: number;
  /** The signed-in person in their organisation, who owns what is typed and not saved. */
  owner: string;
}

/** Usual costs and margin, how far a valuer may go, and the price list of repairs. */
export function TermsForm({ terms, version: readVersion, owner }: TermsFormProps) {
  const router = useRouter();
  const [{ version, ...saved }, setSaved] = useState({ ...terms, version: readVersion });
  const { texts, isUnsaved, change, discard } = useUnsavedTexts(`appraisal terms ${owner}`, termTextsOf(saved));
  const { act, isPending, error } = useAction(saveAppraisalTerms);
  const { terms: typed, limitProblem, listProblem } = readTerms(texts);

  async function save(form: HTMLFormElement) {
    if (typed === null) return focusProblem(form);
    endMessage();
    const now = await act({ ...typed, version }).catch(() => null); // reported in `error`
    if (now === null) return;
    setSaved({ ...typed, version: now.version });
    discard();
    showToast(['The terms are saved.', zeroMarginWords(typed.margin)].filter(Boolean).join(' '));
    router.refresh();
  }
  return (
    <Card screenOnly>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <UsualFields typed={texts} change={change} />
          <TypedTerm
            name="valuerLimitPounds"
            label={TERM_NAMES.valuerLimitPounds}
            hint={liveTermWords('valuerLimitPounds')}
            before="£"
            value={texts.valuerLimitPounds}
            problem={limitProblem}
            onChange={(value) => change('valuerLimitPounds', value)}
          />
        </div>
        <PriceListFields typed={texts} change={change} problem={listProblem} />
        <ContactFields typed={texts} change={change} />
        {error && <FaultNotice error={error} money={false} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" pending={isPending}>
            Save
          </Button>
          {isUnsaved && (
            <>
              <Button type="button" onClick={discard}>
                Discard changes
              </Button>
              <p className="text-sm text-soft">Your changes are not saved yet.</p>
            </>
          )}
        </div>
      </form>
    </Card>
  );
}

interface CostFieldsProps {
  typed: TermTexts;
  change: (field: keyof TermTexts, value: string) => void;
}

function UsualFields({ typed, change }: CostFieldsProps) {
  return (
    <>
      <CostFields typed={typed} change={change} />
      <TypedTerm
        name="margin"
        label={TERM_NAMES.margin}
        hint={`Pounds, or a percentage of the asking price: 900 or 10%. ${liveTermWords('margin')}`}
        value={typed.margin}
        problem={readMargin(typed.margin).problem}
        onChange={(value) => change('margin', value)}
      />
      <TypedTerm
        name="validDays"
        label={TERM_NAMES.validDays}
        value={typed.validDays}
        problem={readValidDays(typed.validDays).problem}
        onChange={(value) => change('validDays', value)}
      />
      <HoldingFields typed={typed} change={change} />
    </>
  );
}

/** The cost of a day on the forecourt, for hold or drop. */
function HoldingFields({ typed, change }: CostFieldsProps) {
  return (
    <fieldset className="grid gap-3 sm:col-span-2 sm:grid-cols-3">
      <legend className="mb-2 font-semibold">Cost of a day on the forecourt</legend>
      <p className="text-sm text-soft sm:col-span-3">{liveTermWords('moneyPercent')}</p>
      <TypedTerm
        name="moneyPercent"
        label={TERM_NAMES.moneyPercent}
        value={typed.moneyPercent}
        problem={readYearlyPercent(typed.moneyPercent).problem}
        onChange={(value) => change('moneyPercent', value)}
      />
      {DAY_COSTS.map((field) => (
        <TypedTerm
          key={field}
          name={field}
          label={TERM_NAMES[field]}
          before="£"
          value={typed[field]}
          problem={readAmount(typed[field]).problem}
          onChange={(value) => change(field, value)}
        />
      ))}
    </fieldset>
  );
}

function CostFields({ typed, change }: CostFieldsProps) {
  return COSTS.map(([field, vat]) => (
    <div key={field} className="grid grid-cols-2 gap-2">
      <TypedTerm
        name={field}
        label={TERM_NAMES[field]}
        before="£"
        value={typed[field]}
        problem={readAmount(typed[field]).problem}
        onChange={(value) => change(field, value)}
      />
      <VatSelect
        name={vat}
        label={TERM_NAMES[vat]}
        value={readCostVat(typed[vat])}
        onChange={(value) => change(vat, value)}
      />
    </div>
  ));
}

/** The repairs that an appraisal offers, and whether their costs include VAT. */
function PriceListFields({ typed, change, problem }: CostFieldsProps & { problem: string | null }) {
  return (
    <>
      <QuietField
        label={TERM_NAMES.priceList}
        name="priceList"
        hint={`A line each: part, damage, cost. For example: Front bumper, scuffed, 150. ${liveTermWords('priceList')}`}
        error={problem}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            value={typed.priceList}
            onChange={({ target }) => change('priceList', target.value)}
          />
        )}
      </QuietField>
      <VatSelect
        name="priceListVat"
        label={TERM_NAMES.priceListVat}
        value={readCostVat(typed.priceListVat)}
        onChange={(value) => change('priceListVat', value)}
      />
    </>
  );
}

interface VatSelectProps {
  name: string;
  label: string;
  value: CostVat;
  onChange: (value: CostVat) => void;
}

function VatSelect({ name, label, value, onChange }: VatSelectProps) {
  return (
    <Field label={label} name={name}>
      {(control) => (
        <Select
          {...control}
          options={COST_VAT_OPTIONS}
          value={value}
          onChange={({ target }) => onChange(readCostVat(target.value))}
        />
      )}
    </Field>
  );
}
