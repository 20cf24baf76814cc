import { useState } from 'react';
import { PICTURE_PIXELS, svgPath } from '../../../../contract/picture.ts';
import { COLOUR_NAMES, FIGURE_NAMES, GARMENT_NAMES, THING_NAMES } from '../../../../contract/scene-names.ts';
import {
  FIGURE_COLOURS,
  FIGURE_TABLE,
  FIGURES,
  GARMENTS,
  LOOKS,
  type Scene,
  type SceneFigure,
  THINGS,
  type Thing,
} from '../../../../contract/scene.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { RefreshIcon } from '../../ui/drawings/icons.tsx';
import type { NativeSelectProps } from '../../ui/NativeSelect.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';
import { showStory } from '../story/show-story.ts';
import { notify } from '../toasts/notify.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isPerson = ({ kind }: SceneFigure) => (FIGURE_TABLE.people as readonly string[]).includes(kind);

/** As `NativeSelect`. Shared with the shelf, that would be a file of its own, which the first script has to name. */
function Choice<Value extends string>({ label, value, options, onChange }: NativeSelectProps<Value>) {
  return (
    <div className="native-select">
      <label>
        <span>{label}</span>
        <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

type PictureFormProps = { story: Pick<Story, 'id'> & { scene: Scene }; onClose: () => void };

/** Other figure, garment, colour and thing of a story's picture, which is drawn while one chooses. */
export default function PictureForm({ story, onClose }: PictureFormProps) {
  const { t } = useWords('story');
  const language = currentLanguage();
  const [scene, setScene] = useState(story.scene);
  const [hero, ...others] = scene.figures as [SceneFigure, ...SceneFigure[]];
  const change = (part: Partial<SceneFigure>) =>
    setScene({ ...scene, figures: [{ ...hero, ...part }, ...others] });
  const { busy, problem, submit } = useSubmit({
    check: () => true,
    async send() {
      const path = `/api/stories/${encodeURIComponent(story.id)}/scene`;
      showStory(await api.call<Story>(path, { method: 'PUT', body: scene }));
      queryClient.invalidateQueries({ queryKey: ['stories', 'list'] });
      notify(t('picture.saved'));
      onClose();
    },
  });
  const named = <Value extends string>(
    values: readonly Value[],
    names: Partial<Record<Value, { es: string; en: string }>>,
  ) => values.map((value) => ({ value, label: capitalised(names[value]?.[language] ?? t('picture.none')) }));
  const side = PICTURE_PIXELS.small;
  return (
    <form className="picture-form" onSubmit={submit}>
      <div className="story-picture">
        {/* What it shows is in the fields beside it. */}
        <img src={svgPath(scene)} width={side} height={side} alt="" />
      </div>
      <div className="picture-choices">
        <Choice
          label={t('picture.hero')}
          value={hero.kind}
          options={named(FIGURES, FIGURE_NAMES)}
          onChange={(kind) => change({ kind })}
        />
        <Choice
          label={t(isPerson(hero) ? 'picture.clothes' : 'picture.colour')}
          value={hero.colour}
          options={named(FIGURE_COLOURS, COLOUR_NAMES)}
          onChange={(colour) => change({ colour })}
        />
        <Choice
          label={t('picture.garment')}
          value={hero.garment}
          options={named(GARMENTS, GARMENT_NAMES)}
          onChange={(garment) => change({ garment })}
        />
        <Choice<Thing | ''>
          label={t('picture.thing')}
          value={scene.things[0] ?? ''}
          options={named(['', ...THINGS], THING_NAMES)}
          onChange={(thing) => setScene({ ...scene, things: thing ? [thing] : [] })}
        />
      </div>
      <div className="flex w-full flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('picture.save')}
        </Button>
        {isPerson(hero) ? (
          <Button icon={<RefreshIcon width={20} />} onClick={() => change({ look: (hero.look + 1) % LOOKS })}>
            {t('picture.look')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </div>
      {problem ? <ProblemNotice facts={problem} title={t('picture.failed')} /> : null}
    </form>
  );
}
