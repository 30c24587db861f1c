import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads `.env` into the environment, where existing variables take precedence, and reports probable mistakes: an
 * unquoted `#` begins a comment, so a password that contains one is cut there.
 * @param {string} file
 * @returns {string[]} sentences, which never hold a value
 */
export function loadSettingsFile(file = '.env') {
  if (!existsSync(file)) return [];
  process.loadEnvFile(file);
  return cutValues(readFileSync(file, 'utf8')).map(
    (name) =>
      `${file}: the value of ${name} ends at its “#”. If the “#” is part of the value, put the value in quotes; if it begins a comment, put a space before it.`,
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
