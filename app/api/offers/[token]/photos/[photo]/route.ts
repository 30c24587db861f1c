import { readOfferPhoto } from '@/lib/api/endpoints/appraisals/photos';
import { runReadOfferPhoto } from '@/lib/features/appraisals/photos/photos';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readOfferPhoto, runReadOfferPhoto);
