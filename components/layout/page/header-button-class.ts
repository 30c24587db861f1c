/** Of a button or link of the header that is an icon on a phone: as wide as a finger, where the header has room for it. */
export const HEADER_BUTTON =
  'inline-flex min-h-(--control) items-center justify-center rounded-md px-1.5 @min-[21.5rem]/page:max-lg:min-w-11 few-letters:min-w-[44px] few-letters:px-0.5 text-soft hover:bg-sunken hover:text-ink sm:px-2';
