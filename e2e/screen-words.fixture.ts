/** Phrases on a page that no dealer would use, by the list that the sources are held to, and names in the guide's capitals. */
import type { Page } from 'playwright/test';
import { SCREEN_PHRASES } from '../lib/health/screen-phrases.mjs';

interface ScreenText {
  readonly text: string;
  readonly where: string;
}

/**
 * What a page says that it should not: `“phrase” in “text”`. Every text of the page is read, also what is closed, hidden on
 * this screen or spoken only; what the provider wrote is marked so and is not ours to word, nor is code.
 */
export async function phrasesOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  return texts.flatMap(({ text, where }) => [
    ...(CAPITALS.test(text) && !QUOTED.test(text) ? [`words: capitals in “${text.slice(0, 120)}” (${where})`] : []),
    ...SCREEN_PHRASES.filter(({ was, alone }) => (alone ? text === was : patternOf(was).test(text))).map(
      ({ was, instead }) => `words: “${was}” in “${text.slice(0, 120)}” (${where}); say “${instead}”`,
    ),
  ]);
}

/** Makes and words of models as the guide and the register write them. A plate or a code has none of them. */
const CAPITALS =
  /(?<![\w-])(ABARTH|ALFA ROMEO|AUDI|BENTLEY|CHEVROLET|CITRO[EË]N|DACIA|FIAT|FORD|HONDA|HYUNDAI|JAGUAR|JEEP|KIA|LAND ROVER|LEXUS|MASERATI|MAZDA|MERCEDES-BENZ|NISSAN|PEUGEOT|PORSCHE|RENAULT|SKODA|SMART|SUZUKI|TESLA|TOYOTA|VAUXHALL|VOLKSWAGEN|VOLVO|HATCHBACK|ESTATE|SALOON|COUPE|CONVERTIBLE|SERIES|CLASS|FOCUS|FIESTA|GOLF|TRANSIT|QASHQAI|SAMPLE)(?![\w-])/;

/** What a source says is shown in its own spelling: "the register says FORD". */
const QUOTED = /\bsays? /;

const patterns = new Map<string, RegExp>();

function patternOf(phrase: string): RegExp {
  const known = patterns.get(phrase);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\w-])${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  patterns.set(phrase, pattern);
  return pattern;
}

/** In the page: its texts block by block, its labels, and the texts of its drawings. */
function readTexts(): ScreenText[] {
  const NOT_OURS = 'script, style, template, noscript, code, pre, samp, [data-provider-words]';
  const SPOKEN = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'title',
    'alt',
    'placeholder',
  ];
  const folded = (text: string) => text.replace(/\s+/g, ' ').trim();
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let element = node.parentElement;
    if (!element || element.closest(NOT_OURS)) continue;
    while (element.parentElement && getComputedStyle(element).display === 'inline') element = element.parentElement;
    blocks.set(element, `${blocks.get(element) ?? ''}${node.nodeValue ?? ''}`);
  }
  const written = [...blocks].map(([element, text]) => ({ text: folded(text), where: element.tagName.toLowerCase() }));
  const spoken = SPOKEN.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.closest(NOT_OURS))
      .map((element) => ({ text: folded(element.getAttribute(name) ?? ''), where: name })),
  );
  return [...written, ...spoken].filter(({ text }) => text !== '');
}
