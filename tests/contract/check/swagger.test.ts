// Swagger 2.0 is read as the OpenAPI it means.
import { expect, test } from 'vitest'
import { contractOf } from '#openapi/contract.ts'
import { fromSwagger } from '#openapi/swagger.ts'

const old = {
  swagger: '2.0',
  info: { title: 'Pets', version: '1' },
  host: 'pets.example',
  basePath: '/v2',
  consumes: ['application/json'],
  parameters: {
    Limit: { name: 'limit', in: 'query', type: 'integer', maximum: 5 },
    Pet: { name: 'pet', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } },
  },
  responses: { Wrong: { description: 'Wrong.', schema: { $ref: '#/definitions/Error' } } },
  securityDefinitions: {
    basic: { type: 'basic' },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    oauth: { type: 'oauth2', flow: 'accessCode', authorizationUrl: '/a', tokenUrl: '/t', scopes: { all: 'All.' } },
  },
  paths: {
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, type: 'string', format: 'uuid' }],
      get: {
        produces: ['application/json', 'text/csv'],
        parameters: [
          { $ref: '#/parameters/Limit' },
          { name: 'tag', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
          { name: 'sort', in: 'query', type: 'array', items: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'One.',
            schema: { $ref: '#/definitions/Pet' },
            headers: { 'X-Total': { type: 'integer' } },
          },
          default: { $ref: '#/responses/Wrong' },
        },
      },
      put: { parameters: [{ $ref: '#/parameters/Pet' }], responses: { 204: { description: 'Done.' } } },
      post: {
        parameters: [
          { name: 'photo', in: 'formData', type: 'file', required: true },
          { name: 'note', in: 'formData', type: 'string' },
        ],
        responses: { 200: { description: 'A file.', schema: { type: 'file' } } },
      },
    },
  },
  definitions: {
    Pet: {
      type: 'object',
      discriminator: 'kind',
      properties: { kind: { type: 'string' }, owner: { type: 'string', 'x-nullable': true } },
    },
    Error: { type: 'object' },
  },
}

test('parameters, bodies, forms, answers, headers and security have their place', () => {
  const { operations, document } = contractOf(old)
  const [get, put, post] = operations
  expect(get?.parameters.map(({ name, style, explode, schema }) => [name, style, explode, schema['type']])).toEqual([
    ['id', 'simple', false, 'string'],
    ['limit', 'form', true, 'integer'],
    ['tag', 'form', true, 'array'],
    ['sort', 'form', false, 'array'],
  ])
  expect(Object.keys(get?.answers['200']?.media ?? {})).toEqual(['application/json', 'text/csv'])
  expect(get?.answers['200']?.headers).toEqual({ 'X-Total': { type: 'integer' } })
  expect(get?.answers['default']?.media['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' })
  expect([put?.body?.required, put?.parameters.length]).toEqual([true, 1])
  expect(post?.body?.media['multipart/form-data']?.schema).toEqual({
    type: 'object',
    properties: { photo: { type: 'string', format: 'binary' }, note: { type: 'string' } },
    required: ['photo'],
  })
  expect(document['servers']).toEqual([{ url: 'https://pets.example/v2' }])
  expect(Object(document['components']).securitySchemes).toEqual({
    basic: { type: 'http', scheme: 'basic' },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    oauth: {
      type: 'oauth2',
      flows: { authorizationCode: { authorizationUrl: '/a', tokenUrl: '/t', scopes: { all: 'All.' } } },
    },
  })
  const pet = Object(document['components']).schemas.Pet
  expect([pet.discriminator, pet.properties.owner.type]).toEqual([{ propertyName: 'kind' }, ['string', 'null']])
})

test('a path written before the forms of OpenAPI has no word of the old one left', () => {
  expect(JSON.stringify(fromSwagger(old))).not.toMatch(/definitions|formData|collectionFormat|"swagger"|x-nullable/)
})
