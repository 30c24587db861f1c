import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@/components/layout/product-name';
import './globals.css';

export const metadata: Metadata = {
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
  description: 'What a car is worth, and why: valuations and look-ups for dealers.',
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-touch-icon.png' },
  // Pages hold customers' vehicles: no search engine has business here.
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
  // Read here so that the first paint already has the theme chosen in the person menu.
  const theme = (await cookies()).get('theme')?.value;
  return (
    <html lang="en-GB" data-theme={theme === 'light' || theme === 'dark' ? theme : undefined}>
      <body>{children}</body>
    </html>
  );
}
