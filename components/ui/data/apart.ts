/**
 * A fixed-size box whose text changes at each keystroke: the browser lays it out and paints it alone, not the page
 * around it. For a block that is not a flex or grid item; give it a width and height as well.
 */
export const APART = 'relative isolate block [contain:size_layout]';
