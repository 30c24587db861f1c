import { z } from 'zod';

/** An answer that is a file and not JSON. */
export interface FileAnswer {
  /** With its ending; letters, digits, hyphens and full stops alone. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** In pieces, as they come; a text is sent as UTF-8. When the caller disconnects the iterator's `return` is called. */
  readonly body: AsyncIterable<Uint8Array | string>;
  /** In bytes, where it is known before it is sent. */
  readonly length?: number;
  /** Shown in the browser, not saved as a download. */
  readonly inline?: true;
}

/** The format of a table's file, as an endpoint's input has it. */
export const sheetFormat = z.enum(['csv', 'xlsx']).default('csv').meta({ description: 'CSV, or a workbook.' });

/** The media types of a table's file, for the endpoint's `file`. */
export const SHEET_TYPES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
