/**
 * A box of a fixed size whose text changes at each key: the browser lays it out and paints it by itself, not the page around
 * it. For a block that is no item of a flex box or grid; its width and height are given beside this.
 */
export const APART = 'relative isolate block [contain:size_layout]';
