/** What tests use of a browser's storage. */
export class BrowserArea {
  readonly [name: string]: unknown;
  constructor(private readonly area: { isRefused: boolean } = { isRefused: false }) {
    Object.defineProperty(this, 'area', { enumerable: false });
  }
  getItem(key: string): string | null {
    const text = this[key];
    return typeof text === 'string' ? text : null;
  }
  setItem(key: string, text: string): void {
    if (this.area.isRefused) throw new Error('The browser stores nothing.');
    Object.assign(this, { [key]: text });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
