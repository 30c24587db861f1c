/** The views of a vehicle's picture. Without schemas: pages load it. */

/** In the order of the provider's numbers, which count from one. The interior exists only for cars. */
export const IMAGE_VIEWS = ['profile', 'front', 'front-side', 'rear', 'rear-side', 'interior'] as const;
export type ImageView = (typeof IMAGE_VIEWS)[number];

/** For the picture's text alternative: `Ford Focus, seen from the front and side`. */
export const IMAGE_VIEW_WORDS: Record<ImageView, string> = {
  profile: 'from the side',
  front: 'from the front',
  'front-side': 'from the front and side',
  rear: 'from the rear',
  'rear-side': 'from the rear and side',
  interior: 'inside',
};
