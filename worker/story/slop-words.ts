import { splitWords } from '../../contract/level/words.ts';
import type { Language } from '../../contract/options.ts';

/**
 * Words that language models overuse, each with its occurrences in a million words of their fiction.
 *
 * English: the words of `data/slop_list.json` of github.com/sam-paech/slop-score (MIT, Copyright (c) 2025 Sam Paech)
 * that are most frequent in the 2,683 fictional texts of its `results/`, by 24 models (3.6 million words), without
 * those of essays and names.
 *
 * Spanish: what those words are in Spanish stories, with the English frequencies: no published outputs of models in
 * Spanish were at hand, so its figures compare stories with each other and not with models.
 */
const LISTS: Record<Language, string> = {
  es: `
      susurró:319 susurro:207 susurros:93 susurrando:60 profundo:241 profundamente:54 tenue:209 mirada:194 aroma:194
      sombras:180 asintió:162 resplandor:148 destello:145 destellos:145 destelló:122 inquietante:140 tembloroso:126
      temblorosa:126 tembló:59 temblor:71 parpadeó:119 titilaba:122 titilaban:122 titilante:77 titilantes:77
      vaciló:101 titubeó:101 sutilmente:101 implacable:100 zumbido:93 zumbaba:86 eco:86 ecos:72 resonó:86
      resonaba:41 resonando:71 frenético:86 frenética:86 grabado:83 meticulosamente:79 palpitaba:77 latía:77
      suspiró:75 inclinó:75 murmuró:138 murmullo:34 murmullos:34 centelleante:71 centelleaba:43 reluciente:71
      relucía:71 intrincado:65 intrincada:65 fugaz:64 quietud:63 arremolinaba:62 arremolinaban:62 carmesí:62
      vibrante:60 vibrantes:60 inquietud:56 perdurable:53 aferró:57 aferrando:53 flotaba:51 persistía:50 tapiz:49
      resonante:49 perpetuamente:49 siseó:48 tácito:47 inquebrantable:47 imposiblemente:47 incredulidad:46
      tangible:44 arrodilló:43 inmenso:43 inmensa:43 ajeno:39 suavizó:39 estalló:39 atenuó:38 innegable:38
      sofocante:37 innegablemente:36 irradiaba:36 tartamudeó:35 balbuceó:35 entrecerró:33 afiló:33 anodino:32
      elegante:32 crepitaba:31 crepitó:31 meticuloso:30 jadeó:29 instintivamente:29 estremeció:29 deshilachado:28
      desconcertado:28 rítmico:28 rítmica:28 retrocedió:27 cegador:27 cegadora:27 insistente:27 escalofrío:26
      imperceptible:25 audible:25 palpable:23 etéreo:23 etérea:23 iridiscente:23 iridiscentes:23
  `,
  en: `
      whispered:319 profound:241 stared:228 faint:209 whisper:207 gaze:194 scent:194 shadows:180 nodded:162 glow:148
      flicker:145 unsettling:140 trembling:126 flickered:122 paused:120 blinked:119 leaned:117 dread:115
      hesitated:101 subtly:101 relentless:100 faded:98 whispers:93 humming:93 echoed:86 faintly:86 hummed:86
      frantic:86 etched:83 meticulously:79 pulsed:77 flickering:77 stumbled:76 sighed:75 tilted:75 muttered:74
      echoes:72 echoing:71 shimmering:71 tremor:71 froze:69 intricate:65 fleeting:64 murmured:64 stillness:63
      swirling:62 crimson:62 glowed:61 glanced:60 whispering:60 vibrant:60 gestured:59 trembled:59 clung:57
      unease:56 profoundly:54 enduring:53 clutching:53 buzzed:52 hovered:51 lingered:50 gleaming:49 tapestry:49
      resonant:49 perpetually:49 hissed:48 unspoken:47 impossibly:47 unwavering:47 pounding:46 disbelief:46
      widened:44 tangible:44 knelt:43 immense:43 tightened:43 shimmered:43 resonated:39 oblivious:39 softened:39
      erupted:38 unravel:38 dimmed:38 laced:38 undeniable:38 chuckled:38 crumbling:38 suffocating:37 fragmented:36
      radiating:36 undeniably:36 stammered:35 unraveling:34 brow:34 murmur:34 pulsing:33 defied:33 bloomed:33
      narrowed:33 amplified:33 rusted:32 glances:32 unremarkable:32 sleek:32 frowned:31 surged:31 crackled:31
      vibrated:31 jagged:30 groaned:30 meticulous:30 clutched:30 gasped:29 instinctively:29 flinched:29 frayed:28
      bewildered:28 rhythmic:28 recoiled:27 blinding:27 insistent:27 rippled:26 hushed:26 unnerving:26 shiver:26
      raced:25 mumbled:25 imperceptible:25 shimmer:25 audible:25 interplay:24 slumped:24 weathered:24 sprawling:23
      unreadable:23 clenched:23 seeped:23 crept:23 palpable:23 ethereal:23 iridescent:23
  `,
};

const listOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split(':') as [string, string])
      .map(([word, frequency]) => [word, Number(frequency)]),
  );

/** Frequency of each word in a million words of models. */
export const SLOP: Record<Language, ReadonlyMap<string, number>> = {
  es: listOf(LISTS.es),
  en: listOf(LISTS.en),
};

/** Overused words among a thousand words of a text. */
export function slopIn(text: string, language: Language): number {
  const words = splitWords(text.toLowerCase());
  if (words.length === 0) return 0;
  return (words.filter((word) => SLOP[language].has(word)).length / words.length) * 1000;
}

/** Overused words among a thousand words of models. */
export const slopOfModels = (language: Language): number =>
  [...SLOP[language].values()].reduce((sum, frequency) => sum + frequency, 0) / 1000;
