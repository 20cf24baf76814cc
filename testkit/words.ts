import sharedErrorsEnglish from '../contract/error-words/en.ts';
import sharedErrors from '../contract/error-words/es.ts';
import { withFigures } from '../contract/figures.ts';
import accountEnglish from '../web/src/features/account/words.en.json' with { type: 'json' };
import account from '../web/src/features/account/words.es.json' with { type: 'json' };
import bilingualEnglish from '../web/src/features/bilingual/words.en.json' with { type: 'json' };
import bilingual from '../web/src/features/bilingual/words.es.json' with { type: 'json' };
import consentEnglish from '../web/src/features/consent/words.en.json' with { type: 'json' };
import consent from '../web/src/features/consent/words.es.json' with { type: 'json' };
import contactEnglish from '../web/src/features/contact/words.en.json' with { type: 'json' };
import contact from '../web/src/features/contact/words.es.json' with { type: 'json' };
import examplesEnglish from '../web/src/features/examples/words.en.json' with { type: 'json' };
import examples from '../web/src/features/examples/words.es.json' with { type: 'json' };
import exportedEnglish from '../web/src/features/export/words.en.json' with { type: 'json' };
import exported from '../web/src/features/export/words.es.json' with { type: 'json' };
import legalEnglish from '../web/src/features/info/legal.en.json' with { type: 'json' };
import legal from '../web/src/features/info/legal.es.json' with { type: 'json' };
import infoEnglish from '../web/src/features/info/words.en.json' with { type: 'json' };
import info from '../web/src/features/info/words.es.json' with { type: 'json' };
import layoutEnglish from '../web/src/features/layout/words.en.json' with { type: 'json' };
import layout from '../web/src/features/layout/words.es.json' with { type: 'json' };
import libraryEnglish from '../web/src/features/library/words.en.json' with { type: 'json' };
import library from '../web/src/features/library/words.es.json' with { type: 'json' };
import playerEnglish from '../web/src/features/player/words.en.json' with { type: 'json' };
import player from '../web/src/features/player/words.es.json' with { type: 'json' };
import profileEnglish from '../web/src/features/profile/words.en.json' with { type: 'json' };
import profile from '../web/src/features/profile/words.es.json' with { type: 'json' };
import reportEnglish from '../web/src/features/report/words.en.json' with { type: 'json' };
import report from '../web/src/features/report/words.es.json' with { type: 'json' };
import serverStatusEnglish from '../web/src/features/server-status/words.en.json' with { type: 'json' };
import serverStatus from '../web/src/features/server-status/words.es.json' with { type: 'json' };
import storyEnglish from '../web/src/features/story/words.en.json' with { type: 'json' };
import story from '../web/src/features/story/words.es.json' with { type: 'json' };
import subscriptionEnglish from '../web/src/features/subscription/words.en.json' with { type: 'json' };
import subscription from '../web/src/features/subscription/words.es.json' with { type: 'json' };
import english from '../web/src/i18n/locales/en.json' with { type: 'json' };
import errorsEnglish from '../web/src/i18n/locales/errors.en.json' with { type: 'json' };
import errors from '../web/src/i18n/locales/errors.es.json' with { type: 'json' };
import spanish from '../web/src/i18n/locales/es.json' with { type: 'json' };

/** Fills in the product's figures as the app does; other placeholders stay. */
function filledIn<Tree>(tree: Tree): Tree {
  return JSON.parse(JSON.stringify(tree), (_key, value) =>
    typeof value === 'string' ? withFigures(value) : value,
  );
}

/** Texts of the app by language, for finding elements by visible text. */
export const WORDS = filledIn({
  es: {
    ...spanish,
    ...errors,
    error: { ...sharedErrors, ...errors.error },
    ...bilingual,
    ...consent,
    ...contact,
    ...info,
    ...legal,
    ...player,
    ...examples,
    ...layout,
    ...library,
    ...profile,
    ...report,
    ...serverStatus,
    ...account,
    ...story,
    ...subscription,
    ...exported,
  },
  en: {
    ...english,
    ...errorsEnglish,
    error: { ...sharedErrorsEnglish, ...errorsEnglish.error },
    ...bilingualEnglish,
    ...consentEnglish,
    ...contactEnglish,
    ...infoEnglish,
    ...legalEnglish,
    ...playerEnglish,
    ...examplesEnglish,
    ...layoutEnglish,
    ...libraryEnglish,
    ...profileEnglish,
    ...reportEnglish,
    ...serverStatusEnglish,
    ...accountEnglish,
    ...storyEnglish,
    ...subscriptionEnglish,
    ...exportedEnglish,
  },
});

/** Pattern of a text whose placeholders, such as `{{date}}`, match anything. */
export function openSentence(words: string): RegExp {
  const literal = words.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replace(/\{\{\w+\}\}/g, '.+'));
}
