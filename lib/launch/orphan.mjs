import { readFileSync } from 'node:fs';

/**
 * Calls back when npm, which started us, is gone. If killed outright, npm cannot pass a signal on, and we would live on
 * unseen with the port and the database. npm starts us through a shell, so the shell's parent is checked too, if the
 * system shows it.
 * @param {() => void} onOrphaned
 */
export function watchForOrphaning(onOrphaned) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === before) return;
    clearInterval(timer);
    onOrphaned();
  }, 1_000);
  timer.unref();
}

function ancestry() {
  const parent = process.ppid;
  try {
    // "pid (name) state ppid …"; the name may hold anything, but no later field holds a bracket.
    const grandparent = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`;
  }
}
