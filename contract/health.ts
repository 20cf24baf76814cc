/** `GET /health`. `ok` when stories can be made, whoever makes them. */
export type Health = {
  status: 'ok' | 'degraded' | 'error';
  timestamp: string;
  services: { openai: boolean; openai_quota: boolean; database: boolean };
  openai_error: string | null;
};
