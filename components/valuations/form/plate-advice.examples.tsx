'use client';

import { checkPlate } from '@/lib/domain/plates/check-plate';
import { PlateAdvice } from './plate-advice';

const TODAY = '2026-04-06';

const advice = (typed: string) => () => <PlateAdvice check={checkPlate(typed, TODAY)} onApply={() => {}} />;

export const LookAlikes = advice('AB2ICDE');

export const NewerThanToday = advice('AB77CDE');

export const IsleOfMan = advice('MAN1234');

export const VinWithLetterO = advice('WVWZZZCDZMWOOOOO1');
