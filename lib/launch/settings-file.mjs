import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads `.env` into the environment, where what is set already is stronger, and reports what was probably meant otherwise:
 * an unquoted `#` begins a comment, and a password that holds one is cut there.
 * @param {string} file
 * @returns {string[]} sentences, which never hold a value
 */
export function loadSettingsFile(file = '.env') {
  if (!existsSync(file)) return [];
  process.loadEnvFile(file);
  return cutValues(readFileSync(file, 'utf8')).map(
    (name) =>
      `${file}: the value of ${name} ends at its “#”. Put the value in quotes if the “#” is part of it, or a blank before the “#” if a comment begins there.`,
  );
}

/**
 * The settings whose unquoted value holds a `#` with no blank before it.
 * @param {string} text of a settings file
 */
export function cutValues(text) {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line) ?? [];
    const mark = value.indexOf('#');
    if (name === undefined || mark < 0 || /^\s*["'`]/.test(value)) return [];
    const isComment = mark > 0 ? /\s/.test(value.charAt(mark - 1)) : /^#(\s|$)/.test(value);
    return isComment ? [] : [name];
  });
}
