/**
 * Reads the letters of a picture on this device, by tesseract.js from our own server. Nothing leaves the browser. Loaded
 * when a photo is chosen: about 5 MB the first time.
 */

interface ReaderWorker {
  setParameters(parameters: Readonly<Record<string, string>>): Promise<unknown>;
  recognize(picture: HTMLCanvasElement): Promise<{ data: { text: string } }>;
}

interface ReaderLibrary {
  createWorker(languages: string, engine: number, options: Readonly<Record<string, unknown>>): Promise<ReaderWorker>;
}

/** Served by lib/launch/front/plate-reader.mjs, not bundled. */
const HOME = '/plate-reader';
/** Tesseract's own number for its neural reader. */
const LSTM_ENGINE = 1;
/** One line of text, of the characters of a plate. */
const PARAMETERS = { tessedit_pageseg_mode: '7', tessedit_char_whitelist: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' };

let worker: Promise<ReaderWorker> | null = null;

/** @throws when the library cannot be loaded */
export async function readLetters(picture: HTMLCanvasElement): Promise<string> {
  const starting = (worker ??= startWorker());
  // The next photo tries again.
  void starting.catch(() => (worker = null));
  const reader = await starting;
  return (await reader.recognize(picture)).data.text;
}

async function startWorker(): Promise<ReaderWorker> {
  const { default: library }: { default: ReaderLibrary } = await import(
    /* turbopackIgnore: true */ `${HOME}/reader.js`
  );
  const started = await library.createWorker('eng', LSTM_ENGINE, {
    workerPath: `${HOME}/worker.js`,
    corePath: HOME,
    langPath: HOME,
    // A worker with its own address has its own policy; a blob would inherit the page's.
    workerBlobURL: false,
    gzip: true,
    cacheMethod: 'none',
  });
  await started.setParameters(PARAMETERS);
  return started;
}
