import { replaceEqualDeep } from '@tanstack/react-query';

/** For `memo`, where props are computed anew at each key: compares what they hold; functions and stores by identity. */
export const hasEqualProps = <P extends object>(before: P, after: P): boolean =>
  replaceEqualDeep(before, after) === before;
