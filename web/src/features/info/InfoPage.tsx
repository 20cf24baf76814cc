import type { ReactNode } from 'react';
import type { Drawing } from '../../ui/drawings/line-icon.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import './info.css';

type InfoPageProps = { title: string; description: string; lead: string; children: ReactNode };

/** A page about the product: what it is about, and what there is to say in cards. */
export function InfoPage({ title, description, lead, children }: InfoPageProps) {
  usePageTitle(title, description);
  return (
    <>
      <header className="info-head">
        <h1>{title}</h1>
        <p className="prose-lead">{lead}</p>
      </header>
      {children}
    </>
  );
}

type InfoCardProps = {
  /** A heading of its own for the page makes a card a section; below another heading it is none. */
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
      {children}
    </Card>
  );
}
