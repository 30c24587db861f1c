import type { Metadata } from 'next';
import { Button } from '@/components/ui/actions/button';
import { Frame } from '@/components/layout/page/frame';
import { PersonMenu } from '@/components/layout/navigation/person-menu';
import { UsageStrip } from '@/components/layout/page/usage-strip';
import { exampleSections, type ExampleModule } from '@/components/layout/gallery/example-sections';
import { GallerySection } from '@/components/layout/gallery/gallery-section';
import { requireGallery } from '@/lib/server';

export const metadata: Metadata = { title: 'Gallery' };

/** Every file of examples. The bundler finds them, so a new one needs no entry here. */
const SECTIONS = exampleSections(import.meta.glob<ExampleModule>('/components/**/*.examples.tsx', { eager: true }));

export default async function GalleryPage() {
  await requireGallery();
  return (
    <Frame
      mode="sandbox"
      navigation={[{ href: '/gallery', label: 'Gallery', needs: 'session.read' }]}
      person={
        <PersonMenu name="Jo Smith" organisation="Northgate Cars" role="Manager">
          <Button variant="quiet">Sign out</Button>
        </PersonMenu>
      }
      usage={<UsageStrip month="2026-04" used={912} limit={1000} provider={null} />}
    >
      <h1 className="text-2xl font-bold tracking-tight">Gallery</h1>
      <p className="mt-1 text-soft">Every part of the product, in both themes. All figures are made up.</p>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
        {SECTIONS.map(({ title, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="link inline-flex min-h-(--control) items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {SECTIONS.map((section) => (
        <GallerySection key={section.anchor} {...section} />
      ))}
    </Frame>
  );
}
