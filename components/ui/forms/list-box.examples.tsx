'use client';

import { useState } from 'react';
import { ListBox } from './list-box';

const CHOICES = [
  { id: 1, text: 'C3 Hatchback', detail: '2016 – now' },
  { id: 2, text: 'C3 Hatchback (09–16)', detail: '2009 – 2016' },
  { id: 3, text: 'C4 Cactus', detail: '2014 – 2020' },
  { id: 4, text: 'C5 Aircross' },
];

export const Choosing = ({ theme }: { theme: string }) => {
  const [chosen, setChosen] = useState<number | null>(1);
  return (
    <div className="flex h-44 max-w-72 rounded-lg border border-line">
      <ListBox label={`Models, ${theme}`} choices={CHOICES} chosen={chosen} onChoose={({ id }) => setChosen(id)} />
    </div>
  );
};
