import { type Drawing, LineIcon as Line } from '../../ui/drawings/line-icon.tsx';

export const PauseIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M8.5 5v14M15.5 5v14" strokeWidth="3" />
  </Line>
);

export const SpeakerIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4 10.2c0-.7.5-1.2 1.2-1.2h2.6l3.9-3.3c.6-.5 1.5-.1 1.5.7v11.2c0 .8-.9 1.2-1.5.7L7.8 15H5.2C4.5 15 4 14.5 4 13.8Z" />
    <path d="M16.3 9.3a4 4 0 0 1 0 5.4M18.9 6.8a7.5 7.5 0 0 1 0 10.4" />
  </Line>
);

/** Voice, speed and music: three small sliders. */
export const SettingsIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4.5 7h8m5 0h2M4.5 12h2m5 0h8M4.5 17h9m5 0h1" />
    <circle cx="15" cy="7" r="2.2" />
    <circle cx="9" cy="12" r="2.2" />
    <circle cx="16" cy="17" r="2.2" />
  </Line>
);
