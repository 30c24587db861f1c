// Security headers stand in lib/launch/front/headers.mjs: some depend on the settings of the run, not of the build.
/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run check` looks at the types, of the tests too; a start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  experimental: {
    // The scripts that begin a page carry their hash, and a browser runs no other bytes for them.
    sri: { algorithm: 'sha384' },
    // `forbidden()`: a page that a role may not open answers 403 at its own address.
    authInterrupts: true,
    // Fewer, larger scripts: fewer bytes on every page and over a whole session than by default (lib/launch/README.md).
    turbopackChunking: { requestCost: 1_000_000, minChunkSize: 200_000 },
  },
  // The product shows no picture that has to be made smaller; lib/launch/front/front.mjs answers this address before it is reached.
  images: { unoptimized: true },
  // A browser asks for the icon anew whenever the address changes, which it does at each rest of a slider.
  headers: async () => [
    {
      source: '/:icon(icon\\.svg|icon-\\d+\\.png|icon-maskable-512\\.png|favicon\\.ico|apple-touch-icon\\.png)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
  ],
};
