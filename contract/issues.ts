/** What the server can find wrong with itself. That it cannot be asked at all, only its clients can find. */
export const ISSUES = ['openai_quota_exceeded', 'openai_api_error', 'database_error'] as const;
export type Issue = (typeof ISSUES)[number];
