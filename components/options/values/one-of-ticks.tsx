'use client';

import { useState, type ChangeEvent, type ReactNode } from 'react';
import { replacedBy, replacementWords, type OneOfOption } from '@/lib/domain/options/one-of';

/** Checkboxes of a form: ticking one of several mutually exclusive options clears the others, and says so. */
export function OneOfTicks({ offered, children }: { offered: readonly OneOfOption[]; children: ReactNode }) {
  const [replacement, setReplacement] = useState('');
  function replaceOthers({ currentTarget, target }: ChangeEvent<HTMLDivElement>) {
    const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[name="option"]')];
    const changed = boxes.find((box) => box.isSameNode(target));
    const option = offered.find(({ code }) => String(code) === changed?.value);
    if (!changed || !option) return;
    const ticked = boxes.filter((box) => box.checked).map((box) => Number(box.value));
    const replaced = changed.checked ? replacedBy(option, offered, ticked) : [];
    const codes = new Set(replaced.map(({ code }) => String(code)));
    for (const box of boxes) if (codes.has(box.value)) box.checked = false;
    setReplacement(replaced.length > 0 ? replacementWords(option.name, replaced) : '');
  }
  return (
    <div onChange={replaceOthers}>
      <p role="status" className="text-sm text-soft">
        {replacement}
      </p>
      {children}
    </div>
  );
}
