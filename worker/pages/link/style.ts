import { PAGE_THEME } from '../theme.ts';

/**
 * Style sheet of a link's page. Language and size of the letters are radio buttons that it reads, so that neither needs
 * a script or another request, and a sound goes on playing.
 */
export const LINK_STYLE = `${PAGE_THEME}
* { box-sizing: border-box; }
html { --letter: 1.3rem; }
html:has(#size-0:checked) { --letter: 1.1rem; }
html:has(#size-2:checked) { --letter: 1.65rem; }
html:has(#size-3:checked) { --letter: 2.2rem; }
html:has(#show-es:checked) .en, html:has(#show-en:checked) .es { display: none; }
body { margin: 0; background: var(--desk); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { background: var(--paper); max-width: 44rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem); }
@media (min-width: 46rem) { main { margin: 2rem auto; border-radius: 1.5rem;
  box-shadow: 0 2px 12px rgb(62 40 20 / .15); } }
.picture { display: block; width: min(72%, 20rem); height: auto; aspect-ratio: 1; margin: 0 auto 1rem;
  border-radius: 1.25rem; background: var(--shade); }
h1 { font: bold clamp(1.6rem, 6vw, 2.2rem)/1.2 Georgia, serif; text-align: center; margin: 0 0 1.25rem;
  overflow-wrap: anywhere; text-wrap: balance; }
h1 span { display: block; }
html:has(#show-both:checked) .other { color: var(--soft); }
html:has(#show-both:checked) h1 .other { font-size: .75em; font-weight: normal; }
audio { display: block; width: 100%; margin: .75rem 0; }
.options { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 1rem 0; }
[itemprop=audio] p { margin: 0; color: var(--soft); text-align: center; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: flex; flex-wrap: wrap; align-items: center; gap: .1rem; }
legend { float: left; padding: 0; margin-right: .3rem; color: var(--soft); }
.choice { position: relative; display: inline-flex; align-items: center; justify-content: center; min-width: 44px;
  min-height: 44px; padding: 0 .55rem; border: 2px solid transparent; border-radius: .75rem; cursor: pointer; }
.choice input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
#size-0 + span { font-size: .85rem; } #size-2 + span { font-size: 1.3rem; } #size-3 + span { font-size: 1.6rem; }
.choice:has(:checked) { border-color: var(--line); background: var(--shade); font-weight: bold; }
.choice:has(:focus-visible), :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.story { font-size: var(--letter); line-height: 1.6; max-width: 62ch; overflow-wrap: anywhere; }
.story p { margin: 0 0 1em; }
.later { display: block; width: 100%; height: auto; aspect-ratio: 1200 / 630; margin: 0 0 1em; border-radius: 1.25rem;
  background: var(--shade); }
a, summary { color: var(--link); }
.which { margin: 0 0 .5rem; text-align: center; color: var(--soft); }
.nights { list-style: none; margin: 1rem 0; padding: 0; border-top: 1px solid var(--line); }
.nights li { border-bottom: 1px solid var(--line); }
.nights a { display: block; min-height: 44px; padding: .6rem .25rem; text-decoration: none; overflow-wrap: anywhere; }
.nights span { display: block; color: var(--soft); font-size: .875rem; }
.nights strong { font-size: 1.1rem; text-decoration: underline; }
.around { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1.5rem; margin-top: 2rem; }
.around a { display: inline-flex; align-items: center; min-height: 44px; }
.note, .product, .mark { color: var(--soft); }
.note { background: var(--shade); border-radius: .75rem; padding: .75rem 1rem; }
.product { text-align: center; margin: 2.5rem 0 1rem; }
.mark { display: flex; gap: .5rem; align-items: center; justify-content: center; font-size: .875rem; margin: 0 0 1rem; }
.mark svg { flex: none; width: 1.25rem; height: 1.25rem; }
.product a, summary { display: inline-flex; align-items: center; min-height: 44px; }
details { text-align: center; font-size: .875rem; }
form { text-align: left; max-width: 28rem; margin: 0 auto; font-size: 1rem; }
form fieldset { display: block; }
form legend { float: none; font-weight: bold; color: inherit; }
form label { display: flex; gap: .6rem; align-items: center; min-height: 44px; }
form label.above { display: block; margin-top: .75rem; font-weight: bold; }
textarea { width: 100%; min-height: 6rem; padding: .6rem .8rem; border: 2px solid var(--line); border-radius: .75rem;
  background: var(--desk); color: inherit; font: inherit; }
button { min-height: 44px; margin-top: .75rem; padding: .4rem 1.1rem; border: 2px solid var(--lamp);
  border-radius: .75rem; background: var(--lamp); color: var(--on-lamp); font: inherit; font-weight: bold; cursor: pointer; }
@media (forced-colors: active) { .choice:has(:checked) { border-color: Highlight; } }
@media print { .options, audio, details, .note, .around { display: none; } }
`;
