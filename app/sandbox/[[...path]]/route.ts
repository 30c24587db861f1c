import { house } from '@/lib/server';

const answer = async (request: Request) =>
  (await house()).sandbox?.serve(request) ?? new Response(null, { status: 404 });

export { answer as GET, answer as POST };
