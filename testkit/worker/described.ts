import { expect } from 'vitest';
import { app } from '../../worker/app.ts';
import { refusalsOfRoute } from '../../worker/openapi/document.ts';
import { ENDPOINTS } from '../../worker/openapi/endpoints.ts';
import { knownRoutes } from '../../worker/routes/openapi.ts';

const known = new Map(knownRoutes(app.routes).map((route) => [`${route.method} ${route.path}`, route]));

/** JSON of a response: its body, or the data of each event. */
function dataOf(type: string, text: string): unknown[] {
  if (type === 'application/json') return [JSON.parse(text)];
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!));
}

/** Expects that the OpenAPI document describes this response with all its fields. */
export function expectDescribed(route: string, answer: Response, text: string): void {
  const endpoint = ENDPOINTS[route];
  if (!endpoint) return;
  const content = endpoint.answers[answer.status];
  if (!content) {
    expect(refusalsOfRoute(known.get(route)!), route).toContain((JSON.parse(text) as { code: string }).code);
    return;
  }
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]!;
  if (Object.keys(content).length === 0) expect(text, route).toBe('');
  else expect(Object.keys(content), route).toContain(type);
  const schema = content[type];
  if (typeof schema !== 'object') return;
  for (const data of dataOf(type, text)) expect(schema.parse(data), route).toEqual(data);
}
