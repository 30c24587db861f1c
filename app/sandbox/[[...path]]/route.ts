import { serveSandbox } from '@/lib/server';

export const GET = serveSandbox;
export const POST = serveSandbox;
