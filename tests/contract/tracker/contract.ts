// The contract of the task tracker in one spelling: twelve operations on projects, their tasks and their comments.
import { type Contract, contractOf } from '#openapi/contract.ts'
import type { Spelling } from './spelling.ts'

const STATUSES = ['open', 'started', 'done']
type Schema = Record<string, unknown>
type Fields = Record<string, Schema>

export function trackerContract(spelling: Spelling): Contract {
  const { field, hole, key, hints } = spelling
  const idSchema = spelling.ids === 'uuid' ? { type: 'string', format: 'uuid' } : { type: 'integer', minimum: 1 }
  const idOf = (thing: string) => ({ [key(thing)]: { ...idSchema, ...(hints ? { 'x-id-of': thing } : {}) } })
  const linkTo = (thing: string) => ({
    [hints ? `of ${thing}` : `${thing} id`]: { ...idSchema, ...(hints ? { 'x-refers-to': thing } : {}) },
  })
  const spelled = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, one]) => [field(name), one]))
  const closed = (fields: Fields, required: string[]) => ({
    type: 'object',
    required: required.map(field),
    properties: spelled(fields),
    additionalProperties: false,
  })
  const shown = (thing: string, fields: Fields): Schema => {
    const all = { ...idOf(thing), ...spelled(fields) }
    return { type: 'object', required: Object.keys(all), properties: all, additionalProperties: false }
  }
  const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })
  const name = { name: text(20), 'due day': { type: ['string', 'null'], format: 'date' } }
  const task = {
    title: text(30),
    status: { type: 'string', enum: STATUSES },
    effort: { type: 'integer', minimum: 0, maximum: 9 },
  }
  const version = { type: 'integer', minimum: 1 }
  const rows: Record<string, Schema> = {
    project: shown('project', { ...name, version }),
    task: shown('task', { ...task, ...linkTo('project') }),
    comment: shown('comment', { text: text(40), ...linkTo('task') }),
  }
  const like = (value: unknown): Schema => {
    if (Array.isArray(value)) return { type: 'array', items: value[0] }
    if (value === null || typeof value !== 'object' || 'type' in value) return Object(value ?? { type: 'string' })
    const properties = Object.fromEntries(Object.entries(value).map(([part, one]) => [part, like(one)]))
    return { type: 'object', properties, additionalProperties: false }
  }
  const next = { name: field('next cursor'), value: { type: ['string', 'null'] } }
  const one = (thing: string) => like(spelling.one(thing, rows[thing]))
  const many = (thing: string) => {
    const wrapped = spelling.many(field(`${thing}s`), [rows[thing]], spelling.paging === 'cursor' ? next : undefined)
    return like(
      Array.isArray(wrapped)
        ? wrapped
        : { ...Object(wrapped), ...('meta' in Object(wrapped) ? { meta: { kind: { type: 'string' } } } : {}) },
    )
  }
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
  const refused = { description: 'Refused.', ...json(REFUSAL) }
  const refusals = (statuses: number[]) => Object.fromEntries([401, 405, ...statuses].map(status => [status, refused]))
  const links = (thing: string, targets: string[]) =>
    hints && targets.length > 0
      ? {
          links: Object.fromEntries(
            targets.map(target => [
              target,
              {
                operationId: target,
                parameters: { [`path.${hole(thing)}`]: `$response.body#/result/${key(thing)}` },
              },
            ]),
          ),
        }
      : {}
  const holeFor = (thing: string) => ({ name: hole(thing), in: 'path', required: true, schema: idSchema })
  const page = {
    cursor: { name: 'cursor', in: 'query', schema: { type: 'string', minLength: 1 } },
    page: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
    header: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
    offset: { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0 } },
  }[spelling.paging]
  const limit = { name: spelling.limit, in: 'query', schema: { type: 'integer', minimum: 1, maximum: 20 } }
  const body = (schema: Schema) => ({ requestBody: { required: true, ...json(schema) } })
  const total = { headers: { 'X-Total': { required: true, schema: { type: 'integer', minimum: 0 } } } }
  const list = (thing: string, more: unknown[] = []) => ({
    operationId: `list-${thing}s`,
    parameters: [limit, page, ...more],
    responses: { 200: { description: 'Some.', ...json(many(thing)), ...total }, ...refusals([404, 422]) },
  })
  const made = (thing: string, schema: Schema, targets: string[], more: unknown[] = []) => ({
    operationId: `create-${thing}`,
    parameters: more,
    ...body(schema),
    responses: {
      201: { description: 'Made.', ...json(one(thing)), ...links(thing, targets) },
      ...refusals([400, 404, 409, 415, 422]),
    },
  })
  const single = (thing: string, changed: Schema) => ({
    parameters: [holeFor(thing)],
    get: {
      operationId: `get-${thing}`,
      responses: { 200: { description: 'One.', ...json(one(thing)) }, ...refusals([404, 422]) },
    },
    patch: {
      operationId: `update-${thing}`,
      ...body(changed),
      responses: { 200: { description: 'Changed.', ...json(one(thing)) }, ...refusals([400, 404, 409, 415, 422]) },
    },
    delete: {
      operationId: `delete-${thing}`,
      responses: { 204: { description: 'Gone.' }, ...refusals([404, 422]) },
    },
  })
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 64 },
  }
  const status = { name: field('status'), in: 'query', schema: task.status }
  const [projects, tasks, comments] = ['project', 'task', 'comment'].map(thing => spelling.path(thing))
  return contractOf({
    openapi: '3.1.0',
    info: { title: 'Tracker', version: '1.0.0' },
    security: [{ bearer: [] }],
    paths: {
      [`/${projects}`]: {
        get: list('project'),
        post: made('project', closed(name, ['name']), [
          'get-project',
          'update-project',
          'delete-project',
          'list-tasks',
          'create-task',
        ]),
      },
      [`/${projects}/{${hole('project')}}`]: single('project', closed({ ...name, version }, ['version'])),
      [`/${projects}/{${hole('project')}}/${tasks}`]: {
        parameters: [holeFor('project')],
        get: list('task', [status]),
        post: made(
          'task',
          closed(task, ['title', 'effort']),
          ['get-task', 'update-task', 'delete-task', 'list-comments', 'create-comment'],
          [idempotency],
        ),
      },
      [`/${tasks}/{${hole('task')}}`]: single('task', closed(task, [])),
      [`/${tasks}/{${hole('task')}}/${comments}`]: {
        parameters: [holeFor('task')],
        get: list('comment'),
        post: made('comment', closed({ text: text(40) }, ['text']), []),
      },
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  })
}

const REFUSAL = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, detail: { type: 'string' } } },
    },
  },
  additionalProperties: false,
}
