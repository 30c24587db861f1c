import { serveSandbox } from '@/lib/server';

export { serveSandbox as DELETE, serveSandbox as GET, serveSandbox as POST };
