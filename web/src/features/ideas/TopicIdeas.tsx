import { useTranslation } from 'react-i18next';
import { useToday } from '../../lib/today.ts';
import { SparkleIcon } from '../../ui/drawings/icons.tsx';
import { ideasOfTheDay } from './ideas.ts';

type TopicIdeasProps = {
  /** Id of the element that names the list. */
  labelledBy: string;
  /** The topic as typed, where one of the ideas may be it. */
  topic?: string;
  onChoose: (idea: string) => void;
};

/** Today's three ideas for a topic. */
export function TopicIdeas({ labelledBy, topic, onChoose }: TopicIdeasProps) {
  const { t } = useTranslation();
  const ideas = t('storyForm.ideasOfTheDay', { returnObjects: true });
  return (
    <ul aria-labelledby={labelledBy} className="ideas">
      {ideasOfTheDay(ideas, useToday()).map((idea) => (
        <li key={idea}>
          <button
            type="button"
            className="idea"
            aria-pressed={topic === undefined ? undefined : topic === idea}
            onClick={() => onChoose(idea)}
          >
            <SparkleIcon width={20} height={20} />
            <span>{idea}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
