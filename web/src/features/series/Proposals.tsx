import type { Language } from '../../../../contract/options.ts';
import type { Proposal } from '../../../../contract/schemas/series.ts';
import { SparkleIcon } from '../../ui/drawings/icons.tsx';

type ProposalsProps = {
  proposals: readonly Proposal[];
  language: Language;
  /** Id of the element that names the list. */
  labelledBy: string;
  /** The topic as typed: one of the proposals may be it. */
  topic: string;
  onChoose: (topic: string) => void;
};

/** What another night may be about, in the language of its series. */
export function Proposals({ proposals, language, labelledBy, topic, onChoose }: ProposalsProps) {
  return (
    <ul aria-labelledby={labelledBy} className="ideas">
      {proposals.map(({ text }) => (
        <li key={text}>
          <button
            type="button"
            className="idea"
            lang={language}
            aria-pressed={topic === text}
            onClick={() => onChoose(text)}
          >
            <SparkleIcon width={20} height={20} />
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
