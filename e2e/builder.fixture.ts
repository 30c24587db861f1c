/** What journeys of the guide's levels share: how a level and the address are read. */
import type { Locator, Page } from 'playwright/test';

export const column = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
export const choices = (page: Page, name: string | RegExp): Locator => column(page, name).getByRole('option');
export const queryParam = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);
