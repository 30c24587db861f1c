import { z } from 'zod';

/** An answer that is a file instead of JSON. */
export interface FileAnswer {
  /** With its extension; only letters, digits, hyphens and full stops. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /**
   * In chunks, as they are produced; text is sent as UTF-8. If the caller disconnects, the iterator's `return` is
   * called.
   */
  readonly body: AsyncIterable<Uint8Array | string>;
  /** In bytes, if known in advance. */
  readonly length?: number;
  /** Shown in the browser, not downloaded. */
  readonly inline?: true;
}

/** The format of a table's file, in an endpoint's input. */
export const sheetFormat = z.enum(['csv', 'xlsx']).default('csv').meta({ description: 'CSV, or a workbook.' });

/** The media types of a table's file, for the endpoint's `file`. */
export const SHEET_TYPES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
