import { z } from 'zod';
import { apiBase, type Call } from './call.ts';

const tokenIn = { shopper: 'shopperToken', staff: 'staffToken' } as const;

/** Generated from the same list the server mounts. */
export function openapi(calls: readonly Call[], origin: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = apiBase + call.path;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tressline',
      version: '1',
      description: 'Every answer is an envelope { Result, Code, Msg, Data }; Result 0 is success.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        shopperToken: { type: 'apiKey', in: 'header', name: 'Authorization' },
        staffToken: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
    },
  };
}

function operation(call: Call): Record<string, unknown> {
  const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  const data = z.toJSONSchema(call.output, { io: 'input', unrepresentable: 'any' });
  const security = call.who === 'anyone' ? [] : [{ [call.who === 'shopper' ? tokenIn.shopper : tokenIn.staff]: [] }];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split('.')[0]],
    security,
    'x-who': call.who,
    ...(call.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } }
      : { parameters: parameters(input) }),
    responses: {
      200: { description: 'Result 0', content: { 'application/json': { schema: envelope(data) } } },
      default: { description: 'Result other than 0; Msg says why' },
    },
  };
}

const envelope = (data: unknown) => ({
  type: 'object',
  required: ['Result', 'Code', 'Msg', 'Data'],
  properties: { Result: { type: 'integer' }, Code: { type: 'integer' }, Msg: { type: 'string' }, Data: data },
});

function parameters(schema: z.core.JSONSchema.BaseSchema) {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, one]) => ({ name, in: 'query', required: required.has(name), schema: one }));
}
