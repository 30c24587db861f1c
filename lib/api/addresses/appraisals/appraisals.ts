import { address } from '@/lib/api/address';

export const startAppraisal = address({ method: 'POST', path: '/api/valuations/{id}/appraisals' });
export const listAppraisals = address({ method: 'GET', path: '/api/appraisals' });
export const readAppraisalBoard = address({ method: 'GET', path: '/api/appraisals/board' });
/** A POST, so that no plate or name stands in an address. It changes nothing. */
export const findAppraisals = address({ method: 'POST', path: '/api/appraisals/find' });
export const readAppraisal = address({ method: 'GET', path: '/api/appraisals/{id}' });
export const saveAppraisalEntries = address({ method: 'PUT', path: '/api/appraisals/{id}/entries' });
export const eraseAppraisalCustomer = address({ method: 'DELETE', path: '/api/appraisals/{id}/customer' });
export const addAppraisalPhoto = address({ method: 'POST', path: '/api/appraisals/{id}/photos' });
export const readAppraisalPhoto = address({ method: 'GET', path: '/api/appraisals/{id}/photos/{photo}' });
export const changeAppraisalPhoto = address({ method: 'PUT', path: '/api/appraisals/{id}/photos/{photo}' });
export const removeAppraisalPhoto = address({ method: 'DELETE', path: '/api/appraisals/{id}/photos/{photo}' });
export const makeOffer = address({ method: 'POST', path: '/api/appraisals/{id}/offer' });
export const decideOffer = address({ method: 'POST', path: '/api/appraisals/{id}/decision' });
export const answerOffer = address({ method: 'POST', path: '/api/appraisals/{id}/answer' });
export const signOffer = address({ method: 'POST', path: '/api/appraisals/{id}/signature' });
export const createOfferLink = address({ method: 'POST', path: '/api/appraisals/{id}/link' });
export const reviseAppraisal = address({ method: 'POST', path: '/api/appraisals/{id}/revise' });
export const buyAppraisal = address({ method: 'POST', path: '/api/appraisals/{id}/buy' });
export const loseAppraisal = address({ method: 'POST', path: '/api/appraisals/{id}/lose' });
export const listOfferRequests = address({ method: 'GET', path: '/api/appraisal-requests' });
export const readAppraisalTerms = address({ method: 'GET', path: '/api/appraisal-terms' });
export const saveAppraisalTerms = address({ method: 'PUT', path: '/api/appraisal-terms' });
export const readAppraisalReport = address({ method: 'GET', path: '/api/appraisal-report' });
export const exportAppraisalReport = address({ method: 'GET', path: '/api/appraisal-report/export' });
/** By the customer's link, without an account. */
export const readOfferPhoto = address({ method: 'GET', path: '/api/offers/{token}/photos/{photo}' });
export const answerOfferByLink = address({ method: 'POST', path: '/api/offers/answer' });
