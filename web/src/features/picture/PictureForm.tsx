import { type ReactElement, useState } from 'react';
import { PICTURE_PIXELS, svgPath } from '../../../../contract/picture.ts';
import {
  COLOUR_NAMES,
  FIGURE_NAMES,
  GARMENT_NAMES,
  PLACE_NAMES,
  POSE_NAMES,
  type Said,
  THING_NAMES,
  WEATHER_NAMES,
} from '../../../../contract/scene-names.ts';
import {
  FIGURE_COLOURS,
  FIGURES,
  type FigureKind,
  GARMENTS,
  HOURS,
  LOOKS,
  PLACES,
  POSES,
  type Pose,
  type Scene,
  type SceneFigure,
  sceneCode,
  THINGS,
  type Thing,
  WEATHERS,
  type Weather,
} from '../../../../contract/scene.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { RefreshIcon } from '../../ui/drawings/icons.tsx';
import type { NativeSelectProps } from '../../ui/NativeSelect.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { useSubmit } from '../problems/use-submit.ts';
import { showStory } from '../story/show-story.ts';
import { notify } from '../toasts/notify.ts';
import {
  add,
  changeLook,
  changePlace,
  changePose,
  changeThing,
  hasRoomFor,
  isPerson,
  type Scenes,
  takeAway,
} from './editing.ts';
import './picture.css';
import { type Pressed, PressablePicture } from './PressablePicture.tsx';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Value of a choice that takes the part away, or has none. */
const NONE = '';

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

/** Pictures of a story by the name under which the server takes them. */
export type Chosen = Partial<Record<'beginning' | 'middle' | 'end', Scene>>;

type PictureFormProps = { storyId: string; pictures: Chosen; onClose: () => void };

const PARTS = ['beginning', 'middle', 'end'] as const;

/**
 * Changes the pictures of a story: what is pressed in one has its choices beside it, which are drawn at once. A figure
 * looks the same in all of them.
 */
export default function PictureForm({ storyId, pictures, onClose }: PictureFormProps) {
  const { t } = useWords('story');
  const language = currentLanguage();
  const parts = PARTS.filter((part) => pictures[part]);
  const [scenes, setScenes] = useState<Scenes>(parts.flatMap((part) => pictures[part] ?? []));
  const [at, setAt] = useState(0);
  const [pressed, setPressed] = useState<Pressed>({ of: 'figures', at: 0 });
  const scene = scenes[at] as Scene;
  const { busy, problem, submit } = useSubmit({
    check: () => true,
    async send() {
      const changed = parts.flatMap((part, place) => {
        const [before, now] = [pictures[part] as Scene, scenes[place] as Scene];
        return sceneCode(before) === sceneCode(now) ? [] : [[part, now] as const];
      });
      if (changed.length > 0) {
        const path = `/api/stories/${encodeURIComponent(storyId)}/scenes`;
        showStory(await api.call<Story>(path, { method: 'PUT', body: Object.fromEntries(changed) }));
        queryClient.invalidateQueries({ queryKey: ['stories', 'list'] });
        notify(t('picture.saved'));
      }
      onClose();
    },
  });

  const named = <Value extends string>(values: readonly Value[], names: Record<Value, Said>) =>
    values.map((value) => ({ value, label: capitalised(names[value][language]) }));
  /** There are so many that one finds them by their first letter. */
  const thingsByName = () =>
    named(THINGS, THING_NAMES).sort((one, other) => one.label.localeCompare(other.label, language));
  const none = (label: string) => ({ value: NONE, label }) as const;

  function nameOf(part: Pressed): string {
    if (part === null) return t('picture.place', { place: PLACE_NAMES[scene.place][language] });
    if (part.of === 'things') return capitalised(THING_NAMES[scene.things[part.at] as Thing][language]);
    const { kind, colour, garment } = scene.figures[part.at] as SceneFigure;
    const worn = garment === 'none' ? [] : [GARMENT_NAMES[garment][language]];
    const marks = [COLOUR_NAMES[colour][language], ...worn].join(', ');
    return `${capitalised(FIGURE_NAMES[kind][language])} (${marks})`;
  }

  function takeAwayPressed() {
    if (pressed === null) return;
    setScenes(takeAway(scenes, at, pressed));
    setPressed({ of: 'figures', at: 0 });
  }

  function choicesOfPlace(): ReactElement {
    const addable = [
      ...(hasRoomFor(scene, 'figures') ? named(FIGURES, FIGURE_NAMES) : []),
      ...(hasRoomFor(scene, 'things') ? thingsByName() : []),
    ];
    return (
      <>
        <Choice
          label={t('picture.where')}
          value={scene.place}
          options={named(PLACES, PLACE_NAMES)}
          onChange={(place) => setScenes(changePlace(scenes, at, { place }))}
        />
        <Choice
          label={t('picture.hour')}
          value={scene.hour}
          options={HOURS.map((value) => ({ value, label: t(`picture.hours.${value}`) }))}
          onChange={(hour) => setScenes(changePlace(scenes, at, { hour }))}
        />
        <Choice<Weather | typeof NONE>
          label={t('picture.weather')}
          value={scene.weather ?? NONE}
          options={[none(t('picture.fair')), ...named(WEATHERS, WEATHER_NAMES)]}
          onChange={(weather) => setScenes(changePlace(scenes, at, { weather: weather || null }))}
        />
        <Choice<FigureKind | Thing | typeof NONE>
          label={t('picture.add')}
          value={NONE}
          options={[none(addable.length > 0 ? t('picture.addWhat') : t('picture.full')), ...addable]}
          onChange={(added) => {
            if (added === NONE) return;
            const next = add(scenes, at, added);
            setScenes(next.scenes);
            setPressed(next.part);
          }}
        />
      </>
    );
  }

  function choicesOfThing(thing: number): ReactElement {
    return (
      <Choice<Thing | typeof NONE>
        label={t('picture.thing')}
        value={scene.things[thing] as Thing}
        options={[...thingsByName(), none(t('picture.takeAway'))]}
        onChange={(next) =>
          next === NONE ? takeAwayPressed() : setScenes(changeThing(scenes, at, thing, next))
        }
      />
    );
  }

  function choicesOfFigure(figure: number): ReactElement {
    const { kind, colour, garment, pose } = scene.figures[figure] as SceneFigure;
    const change = (part: Parameters<typeof changeLook>[3]) =>
      setScenes(changeLook(scenes, at, figure, part));
    const away = scene.figures.length > 1 ? [none(t('picture.takeAway'))] : [];
    return (
      <>
        <Choice<FigureKind | typeof NONE>
          label={t('picture.hero')}
          value={kind}
          options={[...named(FIGURES, FIGURE_NAMES), ...away]}
          onChange={(next) => (next === NONE ? takeAwayPressed() : change({ kind: next }))}
        />
        <Choice
          label={t(isPerson({ kind }) ? 'picture.clothes' : 'picture.colour')}
          value={colour}
          options={named(FIGURE_COLOURS, COLOUR_NAMES)}
          onChange={(next) => change({ colour: next })}
        />
        <Choice
          label={t('picture.garment')}
          value={garment}
          options={named(GARMENTS, {
            none: { es: t('picture.none'), en: t('picture.none') },
            ...GARMENT_NAMES,
          })}
          onChange={(next) => change({ garment: next })}
        />
        <Choice<Pose | typeof NONE>
          label={t('picture.pose')}
          value={pose ?? NONE}
          options={[none(t('picture.stands')), ...named(POSES, POSE_NAMES)]}
          onChange={(next) => setScenes(changePose(scenes, at, figure, next || null))}
        />
      </>
    );
  }

  const figure = pressed?.of === 'figures' ? scene.figures[pressed.at] : undefined;
  const side = PICTURE_PIXELS.small;
  return (
    <form className="picture-form" onSubmit={submit}>
      {parts.length > 1 ? (
        <RadioGroup
          legend={t('picture.which')}
          value={String(at)}
          options={parts.map((part, place) => ({ value: String(place), label: t(`picture.parts.${part}`) }))}
          onChange={(value) => {
            setAt(Number(value));
            setPressed({ of: 'figures', at: 0 });
          }}
          classNames={{ group: 'picture-which', options: 'picture-strip' }}
        >
          {({ value, label }) => (
            <span className="picture-thumb">
              <img src={svgPath(scenes[Number(value)] as Scene)} width={side} height={side} alt="" />
              <span>{label}</span>
            </span>
          )}
        </RadioGroup>
      ) : null}
      <div className="picture-desk">
        <PressablePicture scene={scene} pressed={pressed} nameOf={nameOf} onPress={setPressed} />
        <p className="field-hint">{t('picture.press')}</p>
      </div>
      <fieldset className="picture-choices">
        <legend>{nameOf(pressed)}</legend>
        <div className="contents">
          {pressed === null
            ? choicesOfPlace()
            : pressed.of === 'things'
              ? choicesOfThing(pressed.at)
              : choicesOfFigure(pressed.at)}
        </div>
      </fieldset>
      <div className="flex w-full flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('picture.save')}
        </Button>
        {figure && isPerson(figure) ? (
          <Button
            icon={<RefreshIcon width={20} />}
            onClick={() =>
              setScenes(changeLook(scenes, at, pressed?.at ?? 0, { look: (figure.look + 1) % LOOKS }))
            }
          >
            {t('picture.look')}
          </Button>
        ) : null}
      </div>
      {problem ? <ProblemNotice facts={problem} title={t('picture.failed')} /> : null}
    </form>
  );
}
