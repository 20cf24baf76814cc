import { z } from 'zod';
import { LINK_SCOPES, LINK_TERMS } from '../links.ts';

export const linkRequest = z.object({
  /** With the scope `series` any night of it. */
  storyId: z.string().max(64),
  /** How long the link stays open. */
  term: z.enum(LINK_TERMS),
  /**
   * Whether its readers hear the story, or all nights of its series, those to come too; or read it aloud for the
   * family: then for a month at most, with the names.
   */
  scope: z.enum(LINK_SCOPES).default('read'),
  /** Whether the page and its sound have the typed names; otherwise invented ones stand in for them. */
  showsNames: z.boolean(),
});
export type LinkRequest = z.input<typeof linkRequest>;

/** An open link to a story or a series, for readers without an account. Times are ISO 8601 in UTC. */
export const link = z.object({
  id: z.string(),
  /** With the scope `series` the id of the series, which is that of its first night. */
  storyId: z.string(),
  /** Of the story, as its user reads it. */
  title: z.string(),
  /** The secret address, absolute. */
  url: z.url(),
  scope: z.enum(LINK_SCOPES),
  showsNames: z.boolean(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** How often a browser opened the page. */
  opened: z.int(),
});
export type Link = z.infer<typeof link>;

/** Open links, newest first. */
export const links = z.object({ links: z.array(link) });
export type Links = z.infer<typeof links>;
