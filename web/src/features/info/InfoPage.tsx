import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import type { Drawing } from '../../ui/drawings/line-icon.tsx';
import './info.css';

type InfoPageProps = { title: string; description: string; lead: string; children: ReactNode };

/** Page about the product: lead text, and cards with the details. */
export function InfoPage({ title, description, lead, children }: InfoPageProps) {
  usePageTitle(title, description);
  return (
    <>
      <header className="info-head">
        <h1>{title}</h1>
        <p className="prose-lead">{lead}</p>
      </header>
      <div className="contents">{children}</div>
    </>
  );
}

type InfoCardProps = {
  /** Heading level of the cards: `h2` directly below the page's heading, `h3` below another one. */
  Heading: 'h2' | 'h3';
  Drawing?: Drawing;
  title: string;
  body: string;
  children?: ReactNode;
};

export function InfoCard({ Heading, Drawing, title, body, children }: InfoCardProps) {
  const Card = Heading === 'h2' ? 'section' : 'div';
  return (
    <Card className="info-card">
      {Drawing ? <Drawing /> : null}
      <Heading>{title}</Heading>
      <p>{body}</p>
      <div className="contents">{children}</div>
    </Card>
  );
}
