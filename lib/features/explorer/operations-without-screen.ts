/**
 * Why an operation of the provider has no screen besides the explorer. A test holds that each has a screen or a reason;
 * today every one has a screen.
 */
export const REASONS_WITHOUT_SCREEN: Readonly<Record<string, string>> = {};
