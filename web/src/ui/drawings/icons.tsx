import { type Drawing, LineIcon as Line } from './line-icon.tsx';

// Doing
export const RefreshIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-4.5V9H15" />
  </Line>
);
export const PenIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="m14.5 6.3 3.2 3.2M5 19l.8-3.9c.1-.4.3-.7.5-1L15.6 4.9a2.3 2.3 0 0 1 3.3 3.3L9.8 17.7c-.3.2-.6.4-1 .5Z" />
  </Line>
);

export const PlayIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M8 5.6c0-1 1.1-1.6 2-1.1l9 6.3c.8.6.8 1.8 0 2.4l-9 6.3c-.9.5-2-.1-2-1.1Z" />
  </Line>
);

// Moving around
export const UserIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="12" cy="8.3" r="3.8" />
    <path d="M4.8 20c.5-3.6 3.5-5.8 7.2-5.8s6.7 2.2 7.2 5.8" />
  </Line>
);
export const LibraryIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M5.5 4.5h2.3c.4 0 .7.3.7.7v13.6c0 .4-.3.7-.7.7H5.5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm3 3h3.3c.4 0 .7.3.7.7v10.6c0 .4-.3.7-.7.7H8.5m5-11.8 2.7-.8c.4-.1.8.1.9.5l3 10.7c.1.4-.1.8-.5.9l-2.1.6c-.5.1-1-.1-1.2-.7L13 9" />
  </Line>
);
/** Menu of rarer actions: three dots. */
export const MoreIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3.4" />
  </Line>
);

export const SparkleIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M10.5 5.5c.7 4 2 5.3 6 6-4 .7-5.3 2-6 6-.7-4-2-5.3-6-6 4-.7 5.3-2 6-6Z" />
    <path d="M18 15.5v4M16 17.5h4M18.5 4v3M17 5.5h3" />
  </Line>
);
export const WarningIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M10.5 4.9a1.7 1.7 0 0 1 3 0l6.7 11.8c.7 1.2-.1 2.6-1.5 2.6H5.3c-1.4 0-2.2-1.4-1.5-2.6ZM12 9.5v4" />
    <circle cx="12" cy="16.3" r=".5" fill="currentColor" />
  </Line>
);
export const InfoIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="12" cy="12" r="8.3" />
    <path d="M12 11.3v4.9" />
    <circle cx="12" cy="8" r=".5" fill="currentColor" />
  </Line>
);
