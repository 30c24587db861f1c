// Security headers stand in lib/launch/front/headers.mjs: some depend on the settings of the run, not of the build.
/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run check` looks at the types, of the tests too; a start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The product shows no picture that has to be made smaller; lib/launch/front/front.mjs answers this address before it is reached.
  images: { unoptimized: true },
  // A browser asks for the icon anew whenever the address changes, which it does at each rest of a slider.
  headers: async () => [
    {
      source: '/:icon(icon\\.svg|favicon\\.ico|apple-touch-icon\\.png)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
  ],
};
