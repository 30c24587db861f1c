'use client';

import { AlternativeChoice } from './alternative-choice';
import { DOUBTFUL } from './sample-records';

export const ThreeDerivatives = () => <AlternativeChoice record={DOUBTFUL} chosen="car 50101" onChange={() => {}} />;
