'use client';

import type { FormEvent, Ref } from 'react';
import { setTextsAside } from '@/components/layout/navigation/plate-to-value';
import { useShortcut } from '@/components/layout/shortcuts/use-shortcut';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { createValuation, createValuationByVin } from '@/lib/api/addresses/valuations';
import { useAction } from '@/lib/api/client/use-answer';
import { creditsShown, creditWords, mostCreditsOf } from '@/lib/domain/usage/price-words';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { checkPlate, oldestAgeMonths, type PlateCheck } from '@/lib/domain/plates/check-plate';
import type { Fault } from '@/lib/fault';
import { PlatePhotoButton } from '@/components/valuations/camera/plate-photo-button';
import { keepForLater } from '@/components/valuations/offline/keep-for-later';
import { LookUpButtons, type LookUpButtonsProps } from './look-up-buttons';
import { LookUpProgress } from './look-up-progress';
import { hasMileageAdvice, MileageAdvice, type MileageAdviceProps } from './mileage-advice';
import { plateHint } from './plate-advice';
import { PlateField } from './plate-field';
import { isChanged, RequestFault } from './request-fault';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { useRecordCreation } from './use-record-creation';
import { useReopening } from './use-reopening';
import { usePlateCorrection } from '@/components/valuations/plate/use-plate-correction';
import { useSettledCostPreview } from '@/components/layout/billing/use-cost-preview';
import { useTypedTexts } from './use-typed-texts';
import { isPlateAlone, plateFormRefusals, valuationRequest } from './valuation-request';

/** The two fields share a row, with all three buttons if there is room. */
const FORM_GRID =
  'grid items-start gap-4 *:col-span-full sm:grid-cols-[3fr_2fr] sm:[&>:nth-child(-n+2)]:col-span-1 ' +
  '@6xl:grid-cols-[7fr_4fr_12fr]';

export interface PlateFormProps {
  /** `YYYY-MM-DD`. */
  today: string;
  /** Called right before the page changes to the new record. */
  beforeRecord?: () => void;
  /** Whether the person may close the form: what they typed is there when it opens again. */
  isClosable?: boolean;
}

/**
 * The main job: a plate and a mileage, or a VIN in the same field. The inputs hold their text themselves, so that text
 * typed before the script has loaded is not lost; the state follows them.
 */
export function PlateForm({ today, beforeRecord, isClosable = false }: PlateFormProps) {
  const { plateInput, mileageInput, typed, refusals, setRefusals, fill, changeText, applyText, clear } =
    useTypedTexts(isClosable);

  const check = checkPlate(typed.plate, today);
  const miles = checkMileage(typed.mileage);
  const plateRequest = usePlateRequest(check, typed, beforeRecord);
  const { isVin, pending, fault, mostCredits } = plateRequest;
  const request = valuationRequest(check, miles);
  const costPreview = useSettledCostPreview(request);
  const reopen = useReopening(mileageInput, beforeRecord);
  const correction = usePlateCorrection(check, (display) => fill('plate', display));
  useShortcut('next-car', () => plateInput.current?.focus());

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending || correction.correct()) return;
    const problems = plateFormRefusals(check, miles);
    if (isPlateAlone(check, miles)) return reopen(request, () => setRefusals(problems));
    setRefusals(problems);
    if (problems.plate) return plateInput.current?.focus();
    if (problems.mileage) return mileageInput.current?.focus();
    if (!navigator.onLine && keepForLater(request)) return clear();
    void plateRequest.send(fresh, creditsShown(costPreview?.cost, mostCredits, fresh));
  }

  return (
    // Without script, Enter sends nothing, so no text is lost and no plate gets into the address.
    <form method="dialog" onSubmit={(event) => submit(event, false)} noValidate className={FORM_GRID}>
      <PlateField
        ref={plateInput}
        label={PLATE_LABEL}
        aside={plateHint(check)}
        check={check}
        correction={correction}
        typed={typed.plate}
        refusal={refusals.plate}
        error={faultOfField(fault, 'plate', 'vin')}
        autoFocus
        onInput={(text) => changeText('plate', text)}
        onApply={(text) => applyText('plate', text)}
      />
      <PlateMileageField
        ref={mileageInput}
        isVin={isVin}
        typed={typed.mileage}
        check={miles}
        oldestAgeMonths={check.state === 'fits' ? oldestAgeMonths(check.reading, today) : null}
        refusal={refusals.mileage}
        error={faultOfField(fault, 'mileage')}
        onInput={(text) => changeText('mileage', text)}
        onApply={(text) => applyText('mileage', text)}
      />
      <RequestFault
        {...plateRequest}
        costPreview={costPreview}
        fields={['plate', 'vin', 'mileage']}
        beforeLink={() => setTextsAside(typed)}
      />
      <PlateFormButtons
        isVin={isVin}
        pending={pending}
        mostCredits={mostCredits}
        costPreview={costPreview}
        isPlateAlone={isPlateAlone(check, miles)}
        isRefused={fault !== null}
        beforeLink={() => setTextsAside(typed)}
        onRefresh={() => submit(null, true)}
        onRead={(display) => applyText('plate', display)}
      />
      <LookUpProgress {...plateRequest} />
    </form>
  );
}

/** The look-up of the form: by plate and mileage, or by VIN. */
function usePlateRequest(
  check: PlateCheck,
  typed: { plate: string; mileage: string },
  beforeRecord: (() => void) | undefined,
) {
  const isVin = check.state === 'vin';
  const byPlate = useRecordCreation(useAction(createValuation), beforeRecord);
  const byVin = useRecordCreation(useAction(createValuationByVin), beforeRecord);
  const { pending, isStopped, stopWaiting, fault, retry, submittedInput } = isVin ? byVin : byPlate;
  const vinInput = typed.mileage.trim() === '' ? { vin: typed.plate } : { vin: typed.plate, mileage: typed.mileage };
  const input = isVin ? vinInput : typed;
  const send = (fresh: boolean, mostCredits: number) =>
    isVin ? byVin.act({ ...vinInput, fresh, mostCredits }) : byPlate.act({ ...typed, fresh, mostCredits });
  const mostCredits = mostCreditsOf(isVin ? {} : typed);
  const changed = isChanged(submittedInput, input);
  return { isVin, pending, isStopped, stopWaiting, fault, retry, mostCredits, submittedInput, send, changed };
}

const faultOfField = (fault: Fault | null, ...fields: string[]): string | undefined =>
  fault?.field && fields.includes(fault.field) ? `${fault.message} ${fault.fix}` : undefined;

interface PlateFormButtonsProps extends Pick<
  LookUpButtonsProps,
  'pending' | 'costPreview' | 'mostCredits' | 'isRefused' | 'beforeLink' | 'onRefresh'
> {
  isVin: boolean;
  isPlateAlone: boolean;
  /** A plate read from a photo. */
  onRead: (display: string) => void;
}

function PlateFormButtons({ isVin, isPlateAlone: isAlone, onRead, ...look }: PlateFormButtonsProps) {
  const { pending, costPreview } = look;
  return (
    // Beside the fields, under their labels.
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @6xl:col-span-1 @6xl:col-start-3 @6xl:row-start-1 @6xl:pt-6">
      <LookUpButtons
        label={isVin ? 'Look up this VIN' : pending ? 'Valuing' : 'Value'}
        note={isAlone ? creditWords(0) : undefined}
        mayRefresh={
          !isAlone && costPreview !== undefined && costPreview.cost.parts.some((part) => part.cached !== null)
        }
        {...look}
      />
      <PlatePhotoButton onRead={onRead} />
    </div>
  );
}

const PLATE_LABEL = (
  <>
    Plate <span className="font-normal text-soft">or VIN</span>
  </>
);

interface PlateMileageFieldProps extends MileageAdviceProps {
  ref: Ref<HTMLInputElement>;
  isVin: boolean;
  typed: string;
  refusal: string | undefined;
  error: string | undefined;
  onInput: (text: string) => void;
}

function PlateMileageField({ ref, isVin, typed, refusal, error, onInput, ...advice }: PlateMileageFieldProps) {
  const isSettled = useIsSettled(typed);
  const hasDoubt = isSettled && !refusal && hasMileageAdvice(advice.check, advice.oldestAgeMonths);
  return (
    <Field
      label={<>Mileage {isVin && <span className="font-normal text-soft">not needed for a VIN</span>}</>}
      name="mileage"
      error={refusal ?? error}
      advice={hasDoubt && <MileageAdvice {...advice} />}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          numeric
          size="lg"
          after="mi"
          enterKeyHint="go"
          placeholder="62,480"
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}
