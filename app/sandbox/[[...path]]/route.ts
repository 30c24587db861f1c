import { askSandbox } from '@/lib/server';

export { askSandbox as DELETE, askSandbox as GET, askSandbox as POST };
