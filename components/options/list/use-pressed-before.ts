import { useEffect, type RefObject } from 'react';

/** Presses made on the first HTML, before the script was there, are pressed again as soon as it is: none is lost. */
export function usePressedBefore(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]') ?? [])];
    const touched = boxes.filter((box) => box.checked !== box.defaultChecked);
    const pressed = touched.filter((box) => box.type === 'checkbox' || box.checked);
    for (const box of touched) box.checked = box.defaultChecked;
    for (const box of pressed) box.click();
  }, [root]);
}
