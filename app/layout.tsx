import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/layout/queries/query-provider';
import { EarlyUse } from '@/components/layout/early-use/early-use';
import { EARLY_USE_SCRIPT } from '@/components/layout/early-use/early-use-script';
import { PRODUCT_NAME } from '@/components/layout/page/product-name';
import './globals.css';

export const metadata: Metadata = {
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
  description: 'Vehicle valuations and checks for dealers.',
  manifest: '/manifest.webmanifest',
  appleWebApp: { capable: true, title: 'Valuations' },
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-touch-icon.png' },
  // Pages contain customers' vehicles, so search engines are excluded.
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#161a21' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Read here, so that the first paint already has the theme chosen in the person menu.
  const theme = (await cookies()).get('theme')?.value;
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en-GB" data-theme={theme === 'light' || theme === 'dark' ? theme : undefined}>
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_USE_SCRIPT }} />
      </head>
      <body>
        <EarlyUse />
        <QueryProvider>{children}</QueryProvider>
      </body>
    </html>
  );
}
