/** Notices about options that were ticked and are not on the price list of the car's registration. Pure. */
import { formatDate, formatList } from '@/lib/format';

export interface TickedOptions {
  /** On the day of the price list. */
  readonly build: { readonly date: string };
  /** Ticked codes that the list does not have. */
  readonly unknown: readonly number[];
  /** Those of them that the list they were ticked on has. */
  readonly ofOtherList: readonly { readonly code: number; readonly name: string }[];
}

export function leftOutTicks({ build, unknown, ofOtherList }: TickedOptions): { title: string; text: string }[] {
  const named = new Set(ofOtherList.map(({ code }) => code));
  const codes = unknown.filter((code) => !named.has(code));
  return [
    ...(ofOtherList.length > 0
      ? [
          {
            title: 'Not offered when the car was registered',
            text: `${formatList(ofOtherList.map(({ name }) => name))}: not on the price list of ${formatDate(build.date)}, so left out. Tick options from this list instead.`,
          },
        ]
      : []),
    ...(codes.length > 0
      ? [
          {
            title: 'Codes this car does not have',
            text: `${codes.join(', ')}: left out. Tick options from the list instead.`,
          },
        ]
      : []),
  ];
}
