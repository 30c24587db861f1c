import type { DeclaredAddress } from '@/lib/api/address';

export const startAppraisal = {
  method: 'POST',
  path: '/api/valuations/{id}/appraisals',
} as const satisfies DeclaredAddress;
export const listAppraisals = { method: 'GET', path: '/api/appraisals' } as const satisfies DeclaredAddress;
export const readAppraisalBoard = { method: 'GET', path: '/api/appraisals/board' } as const satisfies DeclaredAddress;
/** A POST, so that no URL contains a plate or name. Read only. */
export const findAppraisals = { method: 'POST', path: '/api/appraisals/find' } as const satisfies DeclaredAddress;
export const readAppraisal = { method: 'GET', path: '/api/appraisals/{id}' } as const satisfies DeclaredAddress;
export const saveAppraisalEntries = {
  method: 'PUT',
  path: '/api/appraisals/{id}/entries',
} as const satisfies DeclaredAddress;
export const eraseAppraisalCustomer = {
  method: 'DELETE',
  path: '/api/appraisals/{id}/customer',
} as const satisfies DeclaredAddress;
export const addAppraisalPhoto = {
  method: 'POST',
  path: '/api/appraisals/{id}/photos',
} as const satisfies DeclaredAddress;
export const readAppraisalPhoto = {
  method: 'GET',
  path: '/api/appraisals/{id}/photos/{photo}',
} as const satisfies DeclaredAddress;
export const changeAppraisalPhoto = {
  method: 'PUT',
  path: '/api/appraisals/{id}/photos/{photo}',
} as const satisfies DeclaredAddress;
export const removeAppraisalPhoto = {
  method: 'DELETE',
  path: '/api/appraisals/{id}/photos/{photo}',
} as const satisfies DeclaredAddress;
export const makeOffer = { method: 'POST', path: '/api/appraisals/{id}/offer' } as const satisfies DeclaredAddress;
export const decideOffer = { method: 'POST', path: '/api/appraisals/{id}/decision' } as const satisfies DeclaredAddress;
export const answerOffer = { method: 'POST', path: '/api/appraisals/{id}/answer' } as const satisfies DeclaredAddress;
export const signOffer = { method: 'POST', path: '/api/appraisals/{id}/signature' } as const satisfies DeclaredAddress;
export const createOfferLink = { method: 'POST', path: '/api/appraisals/{id}/link' } as const satisfies DeclaredAddress;
export const reviseAppraisal = {
  method: 'POST',
  path: '/api/appraisals/{id}/revise',
} as const satisfies DeclaredAddress;
export const buyAppraisal = { method: 'POST', path: '/api/appraisals/{id}/buy' } as const satisfies DeclaredAddress;
export const loseAppraisal = { method: 'POST', path: '/api/appraisals/{id}/lose' } as const satisfies DeclaredAddress;
export const correctPurchase = {
  method: 'POST',
  path: '/api/appraisals/{id}/correct',
} as const satisfies DeclaredAddress;
export const reopenAppraisal = {
  method: 'POST',
  path: '/api/appraisals/{id}/reopen',
} as const satisfies DeclaredAddress;
export const listOfferRequests = { method: 'GET', path: '/api/appraisal-requests' } as const satisfies DeclaredAddress;
export const readAppraisalTerms = { method: 'GET', path: '/api/appraisal-terms' } as const satisfies DeclaredAddress;
export const saveAppraisalTerms = { method: 'PUT', path: '/api/appraisal-terms' } as const satisfies DeclaredAddress;
export const readAppraisalReport = { method: 'GET', path: '/api/appraisal-report' } as const satisfies DeclaredAddress;
export const exportAppraisalReport = {
  method: 'GET',
  path: '/api/appraisal-report/export',
} as const satisfies DeclaredAddress;
/** By the customer's link, without an account. */
export const readOfferPhoto = {
  method: 'GET',
  path: '/api/offers/{token}/photos/{photo}',
} as const satisfies DeclaredAddress;
export const answerOfferByLink = { method: 'POST', path: '/api/offers/answer' } as const satisfies DeclaredAddress;
