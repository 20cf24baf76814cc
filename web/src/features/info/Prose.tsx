import { Fragment } from 'react';

const BULLET = '• ';

/** Text of several lines: each is a paragraph, or, with a leading bullet, an item of a list. */
export function Prose({ text }: { text: string }) {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const isItem = line.startsWith(BULLET);
    if (isItem && blocks.at(-1)?.[0]?.startsWith(BULLET)) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) => (
    <Fragment key={block[0]}>
      {block[0]?.startsWith(BULLET) ? (
        <ul className="prose-list">
          {block.map((line) => (
            <li key={line}>{withLead(line.slice(BULLET.length))}</li>
          ))}
        </ul>
      ) : (
        <p>{block[0]}</p>
      )}
    </Fragment>
  ));
}

/** Emphasises the part of an item before its colon. */
function withLead(item: string) {
  const [, lead, rest] = /^([^:.]{1,40}:)(.*)$/.exec(item) ?? [];
  if (!lead) return item;
  return (
    <>
      <strong>{lead}</strong>
      <span>{rest}</span>
    </>
  );
}
