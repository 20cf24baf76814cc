import { raw } from 'hono/html';
import type { Child, FC } from 'hono/jsx';
import { AI_ICON } from '../../../contract/ai-icon.ts';
import { COVER_PIXELS } from '../../../contract/covers.ts';
import { SCHEMA_DIGITAL_SOURCE, SCHEMA_MIXED_SOURCE } from '../../../contract/digital-source.ts';
import { joinPunctuation } from '../../../contract/join-punctuation.ts';
import { REPORT_COMMENT_MAX_LENGTH } from '../../../contract/limits.ts';
import { LANGUAGE_TABLE, type Language, otherLanguage, REPORT_REASONS } from '../../../contract/options.ts';
import { WIDE_PIXELS } from '../../../contract/picture.ts';
import { describeScene } from '../../../picture/alt-text.ts';
import {
  laterPicturePath,
  LINK_PICTURE_SMALL,
  linkPath,
  linkPicturePath,
  type LinkPlace,
  linkReportPath,
  linkSoundPath,
} from '../../link/address.ts';
import type { LinkedNights, LinkedSide, LinkedStory } from '../../link/linked-story.ts';
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
  place: LinkPlace;
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
const Preview: FC<Pick<LinkPageProps, 'origin' | 'place' | 'story'>> = ({ origin, place, story }) => {
  const { shown, nights } = story;
  const [own] = story.sides;
  const isList = nights !== null && nights.number === null;
  const about = t(own!.language, isList ? 'link.nights.about' : 'link.about');
  return (
    <>
      <meta name="description" content={about} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="Cuéntame" />
      <meta property="og:title" content={own!.title} />
      <meta property="og:description" content={about} />
      <meta property="og:locale" content={LANGUAGE_TABLE[own!.language].locale.replace('-', '_')} />
      <meta property="og:url" content={`${origin}${linkPath(place)}`} />
      <meta property="og:image" content={`${origin}${linkPicturePath(place)}`} />
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
const Pictures: FC<Pick<LinkPageProps, 'language' | 'place' | 'story'> & { at: number }> = (props) => (
  <>
    {props.story.later
      .filter(({ paragraph }) => paragraph === props.at)
      .map(({ part, scene }) => (
        <img
          class="later"
          src={laterPicturePath(props.place, part)}
          {...WIDE_PIXELS}
          alt={describeScene(scene, props.language)}
          loading="lazy"
        />
      ))}
  </>
);

/** Paragraph by paragraph, each in all languages, with the pictures between them. */
const Text: FC<Pick<LinkPageProps, 'language' | 'place' | 'story'>> = ({
  language: shown,
  place: page,
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
            <Pictures language={shown} place={page} story={story} at={at} />
          </>
        ))}
    </div>
  );
};

const Report: FC<Pick<LinkPageProps, 'language' | 'place' | 'report'>> = ({ language, place, report }) => {
  if (report === 'sent')
    return (
      <p class="note" role="status" id="report">
        {t(language, 'link.report.sent')}
      </p>
    );
  return (
    <details id="report" open={report === 'incomplete'}>
      <summary>{t(language, 'link.report.open')}</summary>
      <form method="post" action={linkReportPath(place)}>
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

/** The picture and the title at the top of a page. */
const Top: FC<Pick<LinkPageProps, 'language' | 'place' | 'story'>> = ({ language, place: page, story }) => (
  <>
    <img
      class="picture"
      src={linkPicturePath(page, { [LINK_PICTURE_SMALL]: '' })}
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
  </>
);

/** The product, and the mark of what a model made. */
const Bottom: FC<{ language: Language; origin: string; product: string; mark: string }> = (props) => (
  <>
    <p class="product">
      <a href={props.origin}>{props.product}</a>
    </p>
    <p class="mark">
      <svg viewBox={AI_ICON.viewBox} aria-hidden="true">
        <path d={AI_ICON.path} fill="currentColor" fill-rule="evenodd" />
      </svg>
      {props.mark}
    </p>
  </>
);

/** From a night to those around it. */
const Around: FC<{ language: Language; secret: string; nights: LinkedNights }> = (props) => {
  const { language, secret, nights } = props;
  return (
    <nav class="around" aria-label={t(language, 'link.nights.around')}>
      {nights.before === null ? null : (
        <a href={linkPath({ secret, night: nights.before })} rel="prev">
          {t(language, 'link.nights.before')}
        </a>
      )}
      <a href={linkPath({ secret, night: null })}>{t(language, 'link.nights.all')}</a>
      {nights.after === null ? null : (
        <a href={linkPath({ secret, night: nights.after })} rel="next">
          {t(language, 'link.nights.after')}
        </a>
      )}
    </nav>
  );
};

type NightsPageProps = Omit<LinkPageProps, 'place' | 'report'> & { secret: string; nights: LinkedNights };

/** Page of a series' link: its nights in order, under the cover of the first. */
export const NightsPage: FC<NightsPageProps> = ({ language, nonce, origin, secret, story, nights }) => {
  const [own] = story.sides;
  const place = { secret, night: null };
  return (
    <Page
      language={language}
      nonce={nonce}
      title={`${own!.title} · Cuéntame`}
      head={<Preview origin={origin} place={place} story={{ ...story, nights }} />}
    >
      <article itemscope itemtype="https://schema.org/CreativeWorkSeries">
        <link itemprop="digitalSourceType" href={SCHEMA_DIGITAL_SOURCE} />
        {nights.isMissing ? (
          <p class="note" role="status">
            {t(language, 'link.nights.missing')}
          </p>
        ) : null}
        <Top language={language} place={place} story={{ ...story, sides: [own!] }} />
        <ol class="nights">
          {nights.listed.map((night) => (
            <li>
              <a href={linkPath({ secret, night: night.number })}>
                <span>{t(language, 'link.nights.night', { number: night.number })}</span>
                <strong lang={night.language}>{night.title}</strong>
              </a>
            </li>
          ))}
        </ol>
        <Bottom
          language={language}
          origin={origin}
          product={t(language, 'link.nights.product')}
          mark={madeBy(language, [])}
        />
      </article>
    </Page>
  );
};

export const LinkPage: FC<LinkPageProps> = (props) => {
  const { language, nonce, origin, place, story, report } = props;
  const { nights } = story;
  const [own] = story.sides;
  const heard = story.sides.filter(({ sound }) => sound !== null);
  return (
    <Page
      language={language}
      nonce={nonce}
      title={`${own!.title} · Cuéntame`}
      head={<Preview origin={origin} place={place} story={story} />}
    >
      <article itemscope itemtype="https://schema.org/ShortStory">
        <link itemprop="digitalSourceType" href={SCHEMA_DIGITAL_SOURCE} />
        {nights?.number ? (
          <p class="which">{t(language, 'link.nights.night', { number: nights.number })}</p>
        ) : null}
        <Top language={language} place={place} story={story} />
        {heard.map((side) => (
          // The only sound stays when the other language is read.
          <div
            class={heard.length > 1 ? side.language : 'sound'}
            itemprop="audio"
            itemscope
            itemtype="https://schema.org/AudioObject"
          >
            <link
              itemprop="digitalSourceType"
              href={side.sound?.isByFamily ? SCHEMA_MIXED_SOURCE : SCHEMA_DIGITAL_SOURCE}
            />
            {story.sides.length > heard.length ? (
              <p class={otherLanguage(side.language)}>{t(language, `link.listen.${side.language}`)}</p>
            ) : null}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is spoken is the text of the page */}
            <audio
              controls
              preload="none"
              src={linkSoundPath(place, side.language)}
              aria-label={t(language, `link.listen.${side.language}`)}
            />
            {side.sound?.ofEarlierText ? <p class="note">{t(language, 'link.ofEarlierText')}</p> : null}
          </div>
        ))}
        {story.awaitsSound ? <p class="note">{t(language, 'link.awaitsSound')}</p> : null}
        <Options language={language} story={story} />
        <Text language={language} place={place} story={story} />
        {nights ? <Around language={language} secret={place.secret} nights={nights} /> : null}
        <Bottom
          language={language}
          origin={origin}
          product={t(language, 'link.product')}
          mark={[
            madeBy(
              language,
              story.sides.flatMap(({ sound }) => sound ?? []),
            ),
            ...(story.isEdited ? [t(language, 'link.edited')] : []),
          ].join(' ')}
        />
        <Report language={language} place={place} report={report} />
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
