import { type Drawing, LineIcon as Line } from '../../ui/drawings/line-icon.tsx';

/** To the sentence before. */
export const StepBackIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M18 6.8c0-.9-1-1.4-1.7-.9l-6.9 5.2c-.6.5-.6 1.3 0 1.8l6.9 5.2c.7.5 1.7 0 1.7-.9ZM6 6v12" />
  </Line>
);

/** To the next sentence. */
export const StepOnIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M6 6.8c0-.9 1-1.4 1.7-.9l6.9 5.2c.6.5.6 1.3 0 1.8l-6.9 5.2c-.7.5-1.7 0-1.7-.9ZM18 6v12" />
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
