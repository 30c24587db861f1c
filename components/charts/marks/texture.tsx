import type { Look, Texture } from './look';

const LINES: Record<Exclude<Texture, 'plain'>, string> = {
  rising: 'M-2 2l4 -4M0 8l8 -8M6 10l4 -4',
  falling: 'M-2 6l4 4M0 0l8 8M6 -2l4 4',
  level: 'M0 2h8M0 6h8',
  crossed: 'M0 4h8M4 0v8',
  dots: 'M1 2h2M5 6h2',
};

/** A fill that differs from its neighbours without colour too. It belongs in the defs of the plot that uses `url(#id)`. */
export function TexturePattern({ id, look }: { id: string; look: Look }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" className={look.fill} />
      {look.texture !== 'plain' && <path d={LINES[look.texture]} strokeWidth="1.25" className="stroke-surface" />}
    </pattern>
  );
}
