// Converts Swagger 2.0 to OpenAPI 3.0, so that later code handles one form. By hand, because the published converters bring 3 MB or
// a validator of their own for what is one screen of renaming.
import { list, record, text } from './json.ts'

type Part = Record<string, unknown>

export const isSwagger = ({ swagger }: Part) => String(swagger ?? '') === '2.0'

export function fromSwagger(document: Part): Part {
  const { swagger, host, basePath, schemes, consumes, produces, definitions, parameters, responses, ...rest } = document
  const { securityDefinitions, paths, ...kept } = rest
  const shared = mapped(parameters, one => one)
  const isBody = (one: Part) => one['in'] === 'body' || one['in'] === 'formData'
  const media = { consumes: kinds(consumes), produces: kinds(produces) }
  /** Shared bodies become bodies of their own wherever they're used. */
  const resolved = (one: unknown): Part => {
    const name = /^#\/parameters\/(.+)$/.exec(text(record(one)['$ref']))?.[1]
    const found = name === undefined ? undefined : shared[name]
    return found && isBody(found) ? found : record(one)
  }
  const operationOf = (source: Part, ofPath: Part[]): Part => {
    const { consumes: takes, produces: gives, schemes: _, parameters: own, ...operation } = source
    const given = list(own).map(resolved)
    const bodies = [...ofPath.filter(one => !given.some(({ in: place }) => place === one['in'])), ...given].filter(
      isBody,
    )
    const body = bodyOf(bodies, takes === undefined ? media.consumes : kinds(takes))
    return {
      ...operation,
      ...(own === undefined ? {} : { parameters: given.filter(one => !isBody(one)).map(parameterOf) }),
      ...(body === undefined ? {} : { requestBody: body }),
      responses: mapped(operation['responses'], one =>
        answerOf(one, gives === undefined ? media.produces : kinds(gives)),
      ),
    }
  }
  const restated = {
    openapi: '3.0.3',
    ...kept,
    ...(host === undefined && basePath === undefined
      ? {}
      : {
          servers: [
            {
              url: `${host === undefined ? '' : `${text(list(schemes)[0]) || 'https'}://${text(host)}`}${text(basePath) || '/'}`,
            },
          ],
        }),
    paths: mapped(paths, item => {
      const { parameters: beside, ...methods } = item
      const ofPath = list(beside).map(resolved)
      return {
        ...(beside === undefined ? {} : { parameters: ofPath.filter(one => !isBody(one)).map(parameterOf) }),
        ...Object.fromEntries(
          Object.entries(methods).map(([name, one]) => [
            name,
            METHODS.test(name) ? operationOf(record(one), ofPath) : one,
          ]),
        ),
      }
    }),
    components: {
      schemas: record(definitions),
      parameters: Object.fromEntries(
        Object.entries(shared).flatMap(([name, one]) => (isBody(one) ? [] : [[name, parameterOf(one)]])),
      ),
      responses: mapped(responses, one => answerOf(one, media.produces)),
      securitySchemes: mapped(securityDefinitions, schemeOf),
    },
  }
  return JSON.parse(JSON.stringify(restated), (_name, value) => inPlace(value))
}

const METHODS = /^(get|put|post|delete|options|head|patch)$/
const kinds = (given: unknown): string[] => (list(given).length > 0 ? list(given).map(text) : ['application/json'])
const mapped = <T>(value: unknown, make: (part: Part) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record(value)).map(([name, part]) => [name, make(record(part))]))

const MOVED: [string, string][] = [
  ['#/definitions/', '#/components/schemas/'],
  ['#/parameters/', '#/components/parameters/'],
  ['#/responses/', '#/components/responses/'],
]

/** References, and the words of a schema that were renamed. */
function inPlace(value: unknown): unknown {
  const part = record(value)
  if (typeof part['$ref'] === 'string') {
    const ref = part['$ref']
    const [from, to] = MOVED.find(([old]) => ref.startsWith(old)) ?? ['', '']
    return { ...part, $ref: to + ref.slice(from.length) }
  }
  if (typeof part['x-nullable'] === 'boolean' && part['type'] !== undefined) {
    const { 'x-nullable': nullable, ...schema } = part
    return { ...schema, nullable }
  }
  if (part['type'] === 'file') return { ...part, type: 'string', format: 'binary' }
  return typeof part['discriminator'] === 'string'
    ? { ...part, discriminator: { propertyName: part['discriminator'] } }
    : value
}

const OF_PARAMETER = ['name', 'in', 'description', 'required', 'allowEmptyValue', '$ref']
const STYLES: Record<string, object> = {
  multi: { style: 'form', explode: true },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
}

/** What describes the value is a schema of its own. */
function parameterOf(given: Part): Part {
  if (given['$ref'] !== undefined) return given
  const { collectionFormat, ...rest } = given
  const isOuter = (name: string) => OF_PARAMETER.includes(name) || name.startsWith('x-')
  const part = (outer: boolean) => Object.fromEntries(Object.entries(rest).filter(([name]) => isOuter(name) === outer))
  const isForm = given['in'] === 'query' || given['in'] === 'formData'
  const style =
    given['type'] !== 'array'
      ? {}
      : (STYLES[text(collectionFormat)] ?? (isForm ? { style: 'form', explode: false } : {}))
  return { ...part(true), ...style, schema: schemaOf(part(false)) }
}

function schemaOf({ collectionFormat: _, ...schema }: Part): Part {
  return schema['items'] === undefined ? schema : { ...schema, items: schemaOf(record(schema['items'])) }
}

function bodyOf(given: Part[], takes: string[]): Part | undefined {
  const [whole] = given.filter(one => one['in'] === 'body')
  if (whole)
    return {
      ...(whole['description'] === undefined ? {} : { description: whole['description'] }),
      required: whole['required'] === true,
      content: Object.fromEntries(takes.map(kind => [kind, { schema: record(whole['schema']) }])),
    }
  if (given.length === 0) return undefined
  const isFile = given.some(({ type }) => type === 'file')
  const forms = takes.filter(kind => /form/.test(kind))
  const kind = isFile ? 'multipart/form-data' : (forms[0] ?? 'application/x-www-form-urlencoded')
  const required = given.flatMap(one => (one['required'] === true ? [text(one['name'])] : []))
  const properties = Object.fromEntries(given.map(one => [text(one['name']), record(parameterOf(one)['schema'])]))
  const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
  return { required: required.length > 0, content: { [kind]: { schema } } }
}

function answerOf(given: Part, gives: string[]): Part {
  const { schema, examples, headers, ...answer } = given
  if (given['$ref'] !== undefined) return given
  const media = (kind: string) => ({
    ...(schema === undefined ? {} : { schema }),
    ...(record(examples)[kind] === undefined ? {} : { example: record(examples)[kind] }),
  })
  return {
    ...answer,
    ...(headers === undefined
      ? {}
      : { headers: mapped(headers, ({ description, ...one }) => ({ description, schema: schemaOf(one) })) }),
    ...(schema === undefined ? {} : { content: Object.fromEntries(gives.map(kind => [kind, media(kind)])) }),
  }
}

const FLOWS: Record<string, string> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
  implicit: 'implicit',
  password: 'password',
}

function schemeOf(given: Part): Part {
  const { flow, authorizationUrl, tokenUrl, scopes, ...scheme } = given
  if (given['type'] === 'basic') return { ...scheme, type: 'http', scheme: 'basic' }
  if (given['type'] !== 'oauth2') return scheme
  const urls = { ...(authorizationUrl ? { authorizationUrl } : {}), ...(tokenUrl ? { tokenUrl } : {}) }
  return { ...scheme, flows: { [FLOWS[text(flow)] ?? 'implicit']: { ...urls, scopes: record(scopes) } } }
}
