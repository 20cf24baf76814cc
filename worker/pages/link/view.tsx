import { raw } from 'hono/html';
import type { Child, FC } from 'hono/jsx';
import { AI_ICON } from '../../../contract/ai-icon.ts';
import { COVER_PIXELS } from '../../../contract/covers.ts';
import { SCHEMA_DIGITAL_SOURCE } from '../../../contract/digital-source.ts';
import { joinPunctuation } from '../../../contract/join-punctuation.ts';
import { REPORT_COMMENT_MAX_LENGTH } from '../../../contract/limits.ts';
import { LANGUAGE_TABLE, type Language, otherLanguage, REPORT_REASONS } from '../../../contract/options.ts';
import { WIDE_PIXELS } from '../../../contract/picture.ts';
import { describeScene } from '../../../picture/alt-text.ts';
import {
  laterPicturePath,
  linkPath,
  linkPicturePath,
  linkReportPath,
  linkSoundPath,
} from '../../link/address.ts';
import type { LinkedSide, LinkedStory } from '../../link/linked-story.ts';
import { madeBy } from '../../narration/narration-tag.ts';
import { t } from '../../words/t.ts';
import { LINK_STYLE } from './style.ts';

/** A link's page as HTML without a script. Text is escaped by the JSX runtime. */

export type LinkPageProps = {
  /** Of the words around the story. */
  language: Language;
  nonce: string;
  /** The app's. */
  origin: string;
  /** Secret part of the link's addresses. */
  secret: string;
  story: LinkedStory;
  /** Outcome of a report that was just sent. */
  report: 'sent' | 'incomplete' | null;
};

const Page: FC<{ language: Language; nonce: string; title: string; head?: Child; children: Child }> = (
  props,
) => {
  const { language, nonce, title, head, children } = props;
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {head}
        <style nonce={nonce}>{raw(LINK_STYLE)}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
};

const altOf = ({ scene }: LinkedStory['shown'], language: Language) =>
  scene ? describeScene(scene, language) : t(language, 'link.picture');

/** What messengers show of the link, which run no script. In the story's own language, whoever fetches it. */
const Preview: FC<Pick<LinkPageProps, 'origin' | 'secret' | 'story'>> = ({ origin, secret, story }) => {
  const { shown } = story;
  const [own] = story.sides;
  const about = t(own!.language, 'link.about');
  return (
    <>
      <meta name="description" content={about} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="Cuéntame" />
      <meta property="og:title" content={own!.title} />
      <meta property="og:description" content={about} />
      <meta property="og:locale" content={LANGUAGE_TABLE[own!.language].locale.replace('-', '_')} />
      <meta property="og:url" content={`${origin}${linkPath(secret)}`} />
      <meta property="og:image" content={`${origin}${linkPicturePath(secret)}`} />
      <meta property="og:image:type" content={shown.scene ? 'image/png' : 'image/jpeg'} />
      <meta property="og:image:width" content={`${shown.scene ? WIDE_PIXELS.width : COVER_PIXELS.large}`} />
      <meta property="og:image:height" content={`${shown.scene ? WIDE_PIXELS.height : COVER_PIXELS.large}`} />
      <meta property="og:image:alt" content={altOf(shown, own!.language)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** Of the letters, from small to large, as in the style sheet. */
const SIZES = ['small', 'normal', 'large', 'largest'] as const;

/** A radio button of the style sheet's. */
const Choice: FC<{ name: string; id: string; isChosen: boolean; label?: string; children: Child }> = (
  props,
) => (
  <label class="choice" {...(props.label && { title: props.label })}>
    <input
      type="radio"
      name={props.name}
      id={props.id}
      checked={props.isChosen}
      autocomplete="off"
      {...(props.label && { 'aria-label': props.label })}
    />
    {props.children}
  </label>
);

const Options: FC<Pick<LinkPageProps, 'language' | 'story'>> = ({ language, story }) => {
  const languages = story.sides.map((side) => side.language);
  const shown = languages.includes(language) ? language : languages[0];
  return (
    <div class="options">
      {languages.length > 1 ? (
        <fieldset>
          <legend>{t(language, 'link.language')}</legend>
          {languages.map((one) => (
            <Choice name="show" id={`show-${one}`} isChosen={one === shown}>
              <span lang={one}>{LANGUAGE_TABLE[one].name}</span>
            </Choice>
          ))}
          <Choice name="show" id="show-both" isChosen={false}>
            {t(language, 'link.both')}
          </Choice>
        </fieldset>
      ) : null}
      <fieldset>
        <legend>{t(language, 'link.size')}</legend>
        {SIZES.map((size, place) => (
          <Choice
            name="size"
            id={`size-${place}`}
            isChosen={size === 'normal'}
            label={t(language, `link.sizes.${size}`)}
          >
            <span aria-hidden="true">A</span>
          </Choice>
        ))}
      </fieldset>
    </div>
  );
};

const paragraphsOf = (side: LinkedSide): Map<number, string> => {
  const paragraphs = new Map<number, string>();
  for (const { paragraph, text } of side.sentences) {
    const before = paragraphs.get(paragraph);
    const joined = joinPunctuation(text);
    paragraphs.set(paragraph, before === undefined ? joined : `${before} ${joined}`);
  }
  return paragraphs;
};

/** Pictures behind the paragraph at a place. They are fetched when the reader comes near. */
const Pictures: FC<Pick<LinkPageProps, 'language' | 'secret' | 'story'> & { place: number }> = (props) => (
  <>
    {props.story.later
      .filter(({ paragraph }) => paragraph === props.place)
      .map(({ part, scene }) => (
        <img
          class="later"
          src={laterPicturePath(props.secret, part)}
          {...WIDE_PIXELS}
          alt={describeScene(scene, props.language)}
          loading="lazy"
        />
      ))}
  </>
);

/** Paragraph by paragraph, each in all languages, with the pictures between them. */
const Text: FC<Pick<LinkPageProps, 'language' | 'secret' | 'story'>> = ({
  language: shown,
  secret,
  story,
}) => {
  const sides = story.sides.map((side) => ({ language: side.language, paragraphs: paragraphsOf(side) }));
  const numbers = [...new Set(sides.flatMap(({ paragraphs }) => [...paragraphs.keys()]))];
  return (
    <div class="story" itemprop="text">
      {numbers
        .sort((one, other) => one - other)
        .map((number, at) => (
          <>
            {sides.map(({ language, paragraphs }, place) =>
              paragraphs.has(number) ? (
                <p class={place > 0 ? `${language} other` : language} lang={language}>
                  {paragraphs.get(number)}
                </p>
              ) : null,
            )}
            <Pictures language={shown} secret={secret} story={story} place={at} />
          </>
        ))}
    </div>
  );
};

const Report: FC<Pick<LinkPageProps, 'language' | 'secret' | 'report'>> = ({ language, secret, report }) => {
  if (report === 'sent')
    return (
      <p class="note" role="status" id="report">
        {t(language, 'link.report.sent')}
      </p>
    );
  return (
    <details id="report" open={report === 'incomplete'}>
      <summary>{t(language, 'link.report.open')}</summary>
      <form method="post" action={linkReportPath(secret)}>
        {report === 'incomplete' ? (
          <p class="note" role="alert">
            {t(language, 'link.report.incomplete')}
          </p>
        ) : null}
        <p>{t(language, 'link.report.intro')}</p>
        <fieldset>
          <legend>{t(language, 'link.report.reason')}</legend>
          {REPORT_REASONS.map((reason) => (
            <label>
              <input type="radio" name="reason" value={reason} required />
              {t(language, `reasons.${reason}`)}
            </label>
          ))}
        </fieldset>
        <label class="above" for="comment">
          {t(language, 'link.report.comment')}
        </label>
        <textarea id="comment" name="comment" maxlength={REPORT_COMMENT_MAX_LENGTH} />
        <button type="submit">{t(language, 'link.report.send')}</button>
      </form>
    </details>
  );
};

export const LinkPage: FC<LinkPageProps> = (props) => {
  const { language, nonce, origin, secret, story, report } = props;
  const [own] = story.sides;
  const heard = story.sides.filter(({ sound }) => sound !== null);
  return (
    <Page
      language={language}
      nonce={nonce}
      title={`${own!.title} · Cuéntame`}
      head={<Preview origin={origin} secret={secret} story={story} />}
    >
      <article itemscope itemtype="https://schema.org/ShortStory">
        <link itemprop="digitalSourceType" href={SCHEMA_DIGITAL_SOURCE} />
        <img
          class="picture"
          src={`${linkPicturePath(secret)}?small`}
          width={COVER_PIXELS.small}
          height={COVER_PIXELS.small}
          alt={story.shown.scene ? describeScene(story.shown.scene, language) : ''}
          fetchpriority="high"
        />
        <h1 itemprop="name">
          {story.sides.map((side, place) => (
            <span class={place > 0 ? `${side.language} other` : side.language} lang={side.language}>
              {side.title}
            </span>
          ))}
        </h1>
        {heard.map((side) => (
          // The only sound stays when the other language is read.
          <div
            class={heard.length > 1 ? side.language : 'sound'}
            itemprop="audio"
            itemscope
            itemtype="https://schema.org/AudioObject"
          >
            <link itemprop="digitalSourceType" href={SCHEMA_DIGITAL_SOURCE} />
            {story.sides.length > heard.length ? (
              <p class={otherLanguage(side.language)}>{t(language, `link.listen.${side.language}`)}</p>
            ) : null}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is spoken is the text of the page */}
            <audio
              controls
              preload="none"
              src={linkSoundPath(secret, side.language)}
              aria-label={t(language, `link.listen.${side.language}`)}
            />
            {side.sound?.ofEarlierText ? <p class="note">{t(language, 'link.ofEarlierText')}</p> : null}
          </div>
        ))}
        {story.awaitsSound ? <p class="note">{t(language, 'link.awaitsSound')}</p> : null}
        <Options language={language} story={story} />
        <Text language={language} secret={secret} story={story} />
        <p class="product">
          <a href={origin}>{t(language, 'link.product')}</a>
        </p>
        <p class="mark">
          <svg viewBox={AI_ICON.viewBox} aria-hidden="true">
            <path d={AI_ICON.path} fill="currentColor" fill-rule="evenodd" />
          </svg>
          {madeBy(
            language,
            story.sides.flatMap(({ sound }) => sound ?? []),
          )}
          {story.isEdited ? ` ${t(language, 'link.edited')}` : ''}
        </p>
        <Report language={language} secret={secret} report={report} />
      </article>
    </Page>
  );
};

/** In place of the page of a link that opens nothing, whatever the reason. */
export const GonePage: FC<{ language: Language; nonce: string; origin: string }> = (props) => {
  const title = t(props.language, 'link.gone.title');
  return (
    <Page language={props.language} nonce={props.nonce} title={`${title} · Cuéntame`}>
      <h1>{title}</h1>
      <p>{t(props.language, 'link.gone.body')}</p>
      <p class="product">
        <a href={props.origin}>Cuéntame</a>
      </p>
    </Page>
  );
};
