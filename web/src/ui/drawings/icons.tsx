import { type Drawing, LineIcon as Line } from './line-icon.tsx';

// Playing
export const PlayIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M8 5.6c0-1 1.1-1.6 2-1.1l9 6.3c.8.6.8 1.8 0 2.4l-9 6.3c-.9.5-2-.1-2-1.1Z" />
  </Line>
);
export const PauseIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M8.5 5v14M15.5 5v14" strokeWidth="3" />
  </Line>
);
export const StopIcon: Drawing = (props) => (
  <Line {...props}>
    <rect x="6" y="6" width="12" height="12" rx="3" />
  </Line>
);
export const SpeedIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M5 18a9 9 0 1 1 14 0" />
    <path d="m12 13.5 3.6-4.3" />
    <circle cx="12" cy="13.5" r="1.1" fill="currentColor" />
  </Line>
);
export const MusicIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M9 17.5V6.8c0-.5.3-.9.8-1l8-1.7c.6-.1 1.2.3 1.2 1v10.4" />
    <path d="m9 9.8 10-2.1" />
    <circle cx="6.5" cy="17.5" r="2.5" />
    <circle cx="16.5" cy="15.5" r="2.5" />
  </Line>
);
export const SpeakerIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4 10.2c0-.7.5-1.2 1.2-1.2h2.6l3.9-3.3c.6-.5 1.5-.1 1.5.7v11.2c0 .8-.9 1.2-1.5.7L7.8 15H5.2C4.5 15 4 14.5 4 13.8Z" />
    <path d="M16.3 9.3a4 4 0 0 1 0 5.4M18.9 6.8a7.5 7.5 0 0 1 0 10.4" />
  </Line>
);
export const SpeakerOffIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4 10.2c0-.7.5-1.2 1.2-1.2h2.6l3.9-3.3c.6-.5 1.5-.1 1.5.7v11.2c0 .8-.9 1.2-1.5.7L7.8 15H5.2C4.5 15 4 14.5 4 13.8Z" />
    <path d="m16.5 9.8 4.4 4.4M20.9 9.8l-4.4 4.4" />
  </Line>
);
export const VoiceIcon: Drawing = (props) => (
  <Line {...props}>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6" />
  </Line>
);

// Doing
export const DownloadIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M12 4v11m-4.5-4 4.5 4.5 4.5-4.5M4.5 18.5c0 .8.7 1.5 1.5 1.5h12c.8 0 1.5-.7 1.5-1.5" />
  </Line>
);
export const CopyIcon: Drawing = (props) => (
  <Line {...props}>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="3" />
    <path d="M15.5 5.5A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13c0 1 .6 1.9 1.5 2.3" />
  </Line>
);
export const ShareIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M12 15V4m-4 3.6L12 3.7l4 3.9" />
    <path d="M7.5 11H7a2.5 2.5 0 0 0-2.5 2.5v4A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5v-4A2.5 2.5 0 0 0 17 11h-.5" />
  </Line>
);
export const RefreshIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-4.5V9H15" />
  </Line>
);
export const TrashIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4.5 7h15M9.5 7V5.5A1.5 1.5 0 0 1 11 4h2a1.5 1.5 0 0 1 1.5 1.5V7m3.5 0-.8 10.7a2.5 2.5 0 0 1-2.5 2.3H9.3a2.5 2.5 0 0 1-2.5-2.3L6 7m4.2 4v5m3.6-5v5" />
  </Line>
);
export const HeartIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M12 19.8c-.3 0-.6-.1-.9-.3C7.7 17 4 13.8 4 9.8 4 7 6 5 8.4 5c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2C18 5 20 7 20 9.8c0 4-3.7 7.2-7.1 9.7-.3.2-.6.3-.9.3Z" />
  </Line>
);
export const HeartFilledIcon: Drawing = (props) => (
  <Line {...props}>
    <path
      fill="currentColor"
      d="M12 19.8c-.3 0-.6-.1-.9-.3C7.7 17 4 13.8 4 9.8 4 7 6 5 8.4 5c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2C18 5 20 7 20 9.8c0 4-3.7 7.2-7.1 9.7-.3.2-.6.3-.9.3Z"
    />
  </Line>
);
export const PenIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="m14.5 6.3 3.2 3.2M5 19l.8-3.9c.1-.4.3-.7.5-1L15.6 4.9a2.3 2.3 0 0 1 3.3 3.3L9.8 17.7c-.3.2-.6.4-1 .5Z" />
  </Line>
);
export const SearchIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="m15.5 15.5 4.5 4.5" />
  </Line>
);

// Moving around
export const CheckIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="m5 12.8 4.6 4.7L19 7.3" />
  </Line>
);
export const CloseIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="m6.5 6.5 11 11m0-11-11 11" />
  </Line>
);
export const PlusIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Line>
);
export const MinusIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M5.5 12h13" />
  </Line>
);
export const MenuIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4.5 7h15m-15 5h15m-15 5h10" />
  </Line>
);
export const ArrowRightIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M5 12h14m-5.5-5.5L19 12l-5.5 5.5" />
  </Line>
);
export const ArrowLeftIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M19 12H5m5.5-5.5L5 12l5.5 5.5" />
  </Line>
);
export const ChevronDownIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Line>
);
export const ChevronRightIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />
  </Line>
);
export const ExternalIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M13.5 4.5h6v6m0-6-8 8M10 5.5H7A2.5 2.5 0 0 0 4.5 8v9A2.5 2.5 0 0 0 7 19.5h9a2.5 2.5 0 0 0 2.5-2.5v-3" />
  </Line>
);

// Naming things
export const UserIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="12" cy="8.3" r="3.8" />
    <path d="M4.8 20c.5-3.6 3.5-5.8 7.2-5.8s6.7 2.2 7.2 5.8" />
  </Line>
);
export const GlobeIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="12" cy="12" r="8.3" />
    <path d="M3.9 12h16.2M12 3.7c2.3 2.2 3.5 5.1 3.5 8.3s-1.2 6.1-3.5 8.3c-2.3-2.2-3.5-5.1-3.5-8.3s1.2-6.1 3.5-8.3Z" />
  </Line>
);
export const BookIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M12 7.2C10.3 5.7 8 5 5.2 5 4.5 5 4 5.5 4 6.2v10.6c0 .7.5 1.2 1.2 1.2 2.8 0 5.1.6 6.8 2 1.7-1.4 4-2 6.8-2 .7 0 1.2-.5 1.2-1.2V6.2c0-.7-.5-1.2-1.2-1.2-2.8 0-5.1.7-6.8 2.2Zm0 0V20" />
  </Line>
);
export const LibraryIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M5.5 4.5h2.3c.4 0 .7.3.7.7v13.6c0 .4-.3.7-.7.7H5.5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm3 3h3.3c.4 0 .7.3.7.7v10.6c0 .4-.3.7-.7.7H8.5m5-11.8 2.7-.8c.4-.1.8.1.9.5l3 10.7c.1.4-.1.8-.5.9l-2.1.6c-.5.1-1-.1-1.2-.7L13 9" />
  </Line>
);
export const TimerIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="12" cy="13.3" r="7.2" />
    <path d="M12 9.5v3.8l2.5 1.7M9.5 3.5h5" />
  </Line>
);
export const StarIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M11.1 4.2a1 1 0 0 1 1.8 0l1.9 3.9c.1.3.4.5.8.5l4.2.6c.8.1 1.2 1.1.6 1.7l-3.1 3c-.2.2-.3.6-.3.9l.8 4.2c.1.8-.7 1.4-1.4 1l-3.9-2a1 1 0 0 0-.9 0l-3.9 2c-.7.4-1.6-.2-1.4-1l.7-4.2c.1-.3 0-.7-.2-.9l-3.1-3c-.6-.6-.2-1.6.6-1.7l4.2-.6c.3 0 .6-.2.7-.5Z" />
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
export const MoonIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M19.6 14.2A8 8 0 0 1 9.8 4.4 8 8 0 1 0 19.6 14.2Z" />
  </Line>
);
export const SunIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1.1 1.1M6.7 17.3l-1.1 1.1m12.8 0-1.1-1.1M6.7 6.7 5.6 5.6" />
  </Line>
);
export const ClockIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="12" cy="12" r="8.3" />
    <path d="M12 7.5V12l3 2" />
  </Line>
);
export const MailIcon: Drawing = (props) => (
  <Line {...props}>
    <rect x="3.8" y="5.5" width="16.4" height="13" rx="3" />
    <path d="m4.5 8 6.3 4.6c.7.5 1.7.5 2.4 0L19.5 8" />
  </Line>
);
export const LockIcon: Drawing = (props) => (
  <Line {...props}>
    <rect x="5" y="10.5" width="14" height="9.5" rx="3" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </Line>
);
export const EyeIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M3.3 12c1.7-3.7 4.9-6 8.7-6s7 2.3 8.7 6c-1.7 3.7-4.9 6-8.7 6s-7-2.3-8.7-6Z" />
    <circle cx="12" cy="12" r="2.7" />
  </Line>
);
export const EyeOffIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4 10.5c1.7 2.8 4.6 4.5 8 4.5s6.3-1.7 8-4.5M12 15v3m-4.7-4-1.4 2.6m10.8-2.6 1.4 2.6" />
  </Line>
);
export const HeadphonesIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4.5 16v-3.5a7.5 7.5 0 0 1 15 0V16m-15-1.5h1.3c.9 0 1.7.8 1.7 1.7v2.1c0 .9-.8 1.7-1.7 1.7-.7 0-1.3-.6-1.3-1.3Zm15 0h-1.3c-.9 0-1.7.8-1.7 1.7v2.1c0 .9.8 1.7 1.7 1.7.7 0 1.3-.6 1.3-1.3Z" />
  </Line>
);
