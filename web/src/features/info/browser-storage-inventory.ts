/**
 * All data that the app keeps in a visitor's browser, for the privacy page. `browser-storage-inventory.test.ts` reads
 * the code and fails when an entry is missing.
 */
export const KEPT_IN_BROWSER = [
  { name: '__Host-cuentame-session', where: 'cookie', purpose: 'session', kept: 'days60', optional: false },
  { name: '__Host-cuentame-google', where: 'cookie', purpose: 'google', kept: 'minutes', optional: false },
  {
    name: '__Host-cuentame-google-link',
    where: 'cookie',
    purpose: 'google',
    kept: 'minutes',
    optional: false,
  },
  { name: 'token', where: 'local', purpose: 'token', kept: 'signOut', optional: false },
  { name: 'user', where: 'local', purpose: 'user', kept: 'signOut', optional: false },
  { name: 'language', where: 'local', purpose: 'language', kept: 'untilCleared', optional: false },
  { name: 'theme', where: 'local', purpose: 'theme', kept: 'untilCleared', optional: false },
  { name: 'reading-way', where: 'local', purpose: 'readingWay', kept: 'untilCleared', optional: false },
  { name: 'letter-room', where: 'local', purpose: 'letterRoom', kept: 'untilCleared', optional: false },
  {
    name: 'character-voices',
    where: 'local',
    purpose: 'characterVoices',
    kept: 'untilCleared',
    optional: false,
  },
  { name: 'story-talk', where: 'local', purpose: 'talk', kept: 'untilCleared', optional: false },
  { name: 'story-draft', where: 'local', purpose: 'draft', kept: 'signOutOrCleared', optional: false },
  { name: 'last-heard', where: 'local', purpose: 'lastHeard', kept: 'signOutOrCleared', optional: false },
  {
    name: 'google-attempts',
    where: 'local',
    purpose: 'googleAttempt',
    kept: 'untilCleared',
    optional: false,
  },
  { name: 'cookie-consent', where: 'local', purpose: 'consent', kept: 'untilCleared', optional: false },
  { name: 'visitor-location', where: 'local', purpose: 'location', kept: 'day', optional: false },
  { name: 'shown-story', where: 'session', purpose: 'shownStory', kept: 'signOutOrTab', optional: false },
  { name: 'kept-stories', where: 'local', purpose: 'keptList', kept: 'signOutOrRemoved', optional: false },
  {
    name: 'kept_story_cache',
    where: 'cache',
    purpose: 'keptStories',
    kept: 'signOutOrRemoved',
    optional: false,
  },
  { name: 'shell_', where: 'cache', purpose: 'shell', kept: 'signOutOrRemoved', optional: false },
  { name: 'story_text_cache', where: 'cache', purpose: 'texts', kept: 'withdrawn', optional: true },
  { name: 'story_audio_cache', where: 'cache', purpose: 'audio', kept: 'withdrawn', optional: true },
  { name: 'story_image_cache', where: 'cache', purpose: 'images', kept: 'withdrawn', optional: true },
] as const;
