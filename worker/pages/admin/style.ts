import { PAGE_THEME } from '../theme.ts';

/** Style sheet of the owner's pages, in each of them. */
export const ADMIN_STYLE = `${PAGE_THEME}
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk-far); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
header, main { max-width: 56rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: center; }
header p, h1, h2 { font-family: Georgia, serif; line-height: 1.25; }
header p { margin: 0; font-weight: bold; font-size: 1.25rem; }
h1 { margin: 0 0 1rem; font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
a { color: var(--link); }
nav a, .act, .back { display: inline-flex; align-items: center; min-height: 44px; }
nav a[aria-current] { font-weight: bold; color: inherit; text-decoration: none; border-bottom: 3px solid var(--lamp); }
main { background: var(--paper); border-radius: 1.25rem; padding: clamp(1rem, 4vw, 2.5rem);
  margin-bottom: 2rem; box-shadow: 0 2px 12px rgb(62 40 20 / .15); width: calc(100% - 1rem); }
ul, ol { list-style: none; margin: 0; padding: 0; }
li + li { border-top: 1px solid var(--shade); }
.rows a { display: block; padding: .75rem 0; min-height: 44px; }
.rows li > p, .small { margin: .25rem 0; color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
.rows li { padding: .25rem 0; }
.text { background: var(--shade); border-radius: .75rem; padding: 1rem; max-width: 65ch; white-space: pre-line;
  overflow-wrap: anywhere; font-size: 1.1rem; }
.mark { display: inline-block; background: var(--danger-soft); color: var(--danger); border-radius: .5rem; padding: .1rem .6rem; }
.problem { background: var(--danger-soft); color: var(--danger); border-radius: .75rem; padding: .75rem 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: .35rem 1.5rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.5rem 0; }
.act, button { min-height: 44px; padding: .4rem 1.1rem; border-radius: .75rem; border: 2px solid var(--line);
  color: inherit; background: transparent; font: inherit; text-decoration: none; cursor: pointer; }
button { background: var(--lamp); border-color: var(--lamp); color: var(--on-lamp); font-weight: bold; }
.danger button { background: var(--danger); border-color: var(--danger); color: var(--paper); }
label { display: block; margin-top: 1rem; font-weight: bold; }
input, textarea { width: 100%; max-width: 40rem; padding: .6rem .8rem; border: 2px solid var(--line);
  border-radius: .75rem; background: var(--desk); color: inherit; font: inherit; }
form .act, form button { margin-top: 1.25rem; margin-right: .5rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .5rem; text-align: left; vertical-align: top; border-top: 1px solid var(--shade); font-variant-numeric: tabular-nums; }
th:first-child { font-weight: normal; padding-left: 0; }
td { overflow-wrap: anywhere; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .6rem; }
  tr { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid var(--shade); padding: .5rem 0; }
  th, td { border-top: 0; padding: 0 .5rem 0 0; }
  th:first-child { grid-column: 1 / -1; color: var(--soft); } }
`;
