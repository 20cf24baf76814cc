import { type Drawing, LineIcon as Line } from '../../../ui/drawings/line-icon.tsx';

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
