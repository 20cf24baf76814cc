import { type Drawing, LineIcon as Line } from './line-icon.tsx';

/** Icons that the first screen does not use; those of `icons.tsx` are in the first download. */

export const StopIcon: Drawing = (props) => (
  <Line {...props}>
    <rect x="6" y="6" width="12" height="12" rx="3" />
  </Line>
);
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
export const TrashIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4.5 7h15M9.5 7V5.5A1.5 1.5 0 0 1 11 4h2a1.5 1.5 0 0 1 1.5 1.5V7m3.5 0-.8 10.7a2.5 2.5 0 0 1-2.5 2.3H9.3a2.5 2.5 0 0 1-2.5-2.3L6 7m4.2 4v5m3.6-5v5" />
  </Line>
);
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

/** An A with room on both sides. */
export const LettersIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="m8 17.5 4-11 4 11m-6.7-3.6h5.4M3 5.5v13m18-13v13" />
  </Line>
);

// Naming things
export const BookIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M12 7.2C10.3 5.7 8 5 5.2 5 4.5 5 4 5.5 4 6.2v10.6c0 .7.5 1.2 1.2 1.2 2.8 0 5.1.6 6.8 2 1.7-1.4 4-2 6.8-2 .7 0 1.2-.5 1.2-1.2V6.2c0-.7-.5-1.2-1.2-1.2-2.8 0-5.1.7-6.8 2.2Zm0 0V20" />
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
export const HeadphonesIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="M4.5 16v-3.5a7.5 7.5 0 0 1 15 0V16m-15-1.5h1.3c.9 0 1.7.8 1.7 1.7v2.1c0 .9-.8 1.7-1.7 1.7-.7 0-1.3-.6-1.3-1.3Zm15 0h-1.3c-.9 0-1.7.8-1.7 1.7v2.1c0 .9.8 1.7 1.7 1.7.7 0 1.3-.6 1.3-1.3Z" />
  </Line>
);
export const SearchIcon: Drawing = (props) => (
  <Line {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Line>
);
export const StarIcon: Drawing = (props) => (
  <Line {...props}>
    <path d="m12 4.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z" />
  </Line>
);
