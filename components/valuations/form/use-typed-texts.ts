import { useCallback, useEffect, useRef, useState } from 'react';
import { onPlateToValue, setTextsAside, takeTextsSetAside } from '@/components/layout/navigation/plate-to-value';
import type { PlateFormRefusals } from './valuation-request';

type PlateFormField = 'plate' | 'mileage';

const fieldTexts = (plate: HTMLInputElement | null, mileage: HTMLInputElement | null) => ({
  plate: plate?.value ?? '',
  mileage: mileage?.value ?? '',
});

/**
 * The text of the plate form's fields: typed before or after the script loaded, set aside, or searched for on
 * another page; and why a field was refused, until its text changes.
 * @param isClosable whether texts are set aside as they are typed, since the form may be closed
 */
export function useTypedTexts(isClosable: boolean) {
  const plateInput = useRef<HTMLInputElement>(null);
  const mileageInput = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ plate: '', mileage: '' });
  const [refusals, setRefusals] = useState<PlateFormRefusals>({});
  const fill = useCallback((field: PlateFormField, text: string) => {
    const input = field === 'plate' ? plateInput : mileageInput;
    if (input.current) input.current.value = text;
    setTyped((current) => ({ ...current, [field]: text }));
  }, []);
  useEffect(() => {
    const asideTexts = takeTextsSetAside();
    if (asideTexts && plateInput.current?.value === '') {
      fill('plate', asideTexts.plate);
      fill('mileage', asideTexts.mileage);
      // Another plate is typed over it.
      plateInput.current.select();
    }
    setTyped(fieldTexts(plateInput.current, mileageInput.current));
    return onPlateToValue((plate, mileage) => {
      fill('plate', plate);
      if (mileage !== '') fill('mileage', mileage);
      mileageInput.current?.focus();
    });
  }, [fill]);
  // After the effect above, which takes what was set aside before.
  useEffect(() => {
    if (isClosable) setTextsAside(typed);
  }, [isClosable, typed]);
  const clearRefusal = (field: PlateFormField) => setRefusals((current) => ({ ...current, [field]: undefined }));
  /** After a keystroke: the input has the text already. */
  function changeText(field: PlateFormField, text: string) {
    setTyped((current) => ({ ...current, [field]: text }));
    clearRefusal(field);
  }
  /** A text that was suggested, or read from a photo; the focus goes to the field to fill in next. */
  function applyText(field: PlateFormField, text: string) {
    fill(field, text);
    clearRefusal(field);
    (field === 'plate' && typed.mileage !== '' ? plateInput : mileageInput).current?.focus();
  }
  /** For the next car. */
  function clear() {
    fill('plate', '');
    fill('mileage', '');
    plateInput.current?.focus();
  }
  return { plateInput, mileageInput, typed, refusals, setRefusals, fill, changeText, applyText, clear };
}
