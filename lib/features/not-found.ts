/** That something is not in the organisation, or belongs to another: every feature says it alike. */
import { Fault } from '@/lib/fault';

const notFound = (what: string, list: string): Fault =>
  new Fault('not_found', {
    message: `This ${what} was not found in your organisation.`,
    fix: `Look in the list of ${list}.`,
  });

export const valuationNotFound = () => notFound('valuation', 'valuations');
export const fileNotFound = () => notFound('vehicle file', 'vehicle files');
export const stockListNotFound = () => notFound('stock list', 'stock lists');
export const appraisalNotFound = () => notFound('appraisal', 'appraisals');
