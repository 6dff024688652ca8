// Pairs about fields: added, removed, required, unnamed, dependent, read-only and write-only.
import { answering, limits, type Pair, pair, sending, told } from './pair.ts'

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: 'object',
  properties,
  ...more,
})
const [name, size] = [{ type: 'string' }, { type: 'integer' }]
const small = object({ name })
const large = object({ name, size })
const demanding = object({ name, size }, { required: ['size'] })
const closed = { additionalProperties: false }

export const OBJECTS: Pair[] = [
  ...told(
    'an optional field added',
    small,
    large,
    { 'request-property-added-optional': 'note' },
    { 'response-property-added-optional': 'note' },
  ),
  ...told(
    'an optional field removed',
    large,
    small,
    { 'request-property-removed-optional': 'breaking' },
    { 'response-property-removed-optional': 'warning' },
  ),
  ...told(
    'a required field added',
    small,
    demanding,
    { 'request-property-added-required': 'breaking' },
    { 'response-property-added-required': 'note' },
  ),
  ...told(
    'a required field removed',
    demanding,
    small,
    { 'request-property-removed-required': 'breaking' },
    { 'response-property-removed-required': 'breaking' },
  ),
  ...told(
    'an optional field added where all are named',
    { ...small, ...closed },
    { ...large, ...closed },
    { 'request-property-added-optional': 'note' },
    { 'response-property-added-optional': 'warning' },
  ),
  ...told(
    'an optional field removed where all are named',
    { ...large, ...closed },
    { ...small, ...closed },
    { 'request-property-removed-optional': 'breaking' },
    { 'response-property-removed-optional': 'warning' },
  ),
  ...told(
    'a required field added where all are named',
    { ...small, ...closed },
    { ...demanding, ...closed },
    { 'request-property-added-required': 'breaking' },
    { 'response-property-added-required': 'warning' },
  ),
  ...limits('a field required', large, demanding, 'required'),
  ...limits(
    'a field of an entry required',
    { type: 'array', items: large },
    { type: 'array', items: demanding },
    'required',
  ),
  ...limits(
    'a field required deep below',
    object({ inner: object({ large }) }),
    object({ inner: object({ large: demanding }) }),
    'required',
  ),
  pair('unnamed fields refused', sending(small), sending({ ...small, ...closed }), {
    'request-additional-properties-narrowed': 'breaking',
  }),
  pair('unnamed fields taken', sending({ ...small, ...closed }), sending(small), {
    'request-additional-properties-widened': 'note',
  }),
  pair('unnamed fields no longer answered', answering(small), answering({ ...small, ...closed }), {
    'response-additional-properties-narrowed': 'note',
  }),
  pair('unnamed fields answered', answering({ ...small, ...closed }), answering(small), {
    'response-additional-properties-widened': 'warning',
  }),
  ...limits(
    'what unnamed fields hold',
    { type: 'object' },
    { type: 'object', additionalProperties: { type: 'string' } },
    'type',
  ).slice(0, 1),
  ...limits(
    'how long unnamed fields are',
    { type: 'object', additionalProperties: { type: 'string' } },
    { type: 'object', additionalProperties: { type: 'string', maxLength: 5 } },
    'max-length',
  ),
  ...limits(
    'fields by pattern',
    { type: 'object', patternProperties: { '^x-': { type: 'number' } } },
    { type: 'object', patternProperties: { '^x-': { type: 'number', minimum: 0 } } },
    'minimum',
  ),
  ...limits(
    'what fields may be called',
    { type: 'object' },
    { type: 'object', propertyNames: { maxLength: 9 } },
    'property-names',
  ),
  ...limits(
    'fields that need others',
    large,
    { ...large, dependentRequired: { name: ['size'] } },
    'dependent-required',
  ),
  ...limits(
    'what holds where a field is there',
    large,
    { ...large, dependentSchemas: { name: { required: ['size'] } } },
    'dependent-schemas',
  ),
  ...limits(
    'a condition',
    large,
    { ...large, if: { properties: { name: { const: 'carport' } }, required: ['name'] }, else: { required: ['size'] } },
    'if',
  ),
  ...told(
    'a field that becomes read-only',
    large,
    object({ name, size: { ...size, readOnly: true } }),
    { 'request-became-read-only': 'warning' },
    { 'response-became-read-only': 'note' },
  ),
  ...told(
    'a field that is no longer read-only',
    object({ name, size: { ...size, readOnly: true } }),
    large,
    { 'request-no-longer-read-only': 'note' },
    { 'response-no-longer-read-only': 'note' },
  ),
  ...told(
    'a field that becomes write-only',
    large,
    object({ name, size: { ...size, writeOnly: true } }),
    { 'request-became-write-only': 'note' },
    { 'response-became-write-only': 'warning' },
  ),
  ...told(
    'a read-only field that is narrowed',
    object({ size: { ...size, readOnly: true } }),
    object({ size: { ...size, readOnly: true, minimum: 1 } }),
    { 'request-minimum-narrowed': 'note' },
    { 'response-minimum-narrowed': 'note' },
  ),
  ...told(
    'a read-only field added and required',
    small,
    object({ name, size: { ...size, readOnly: true } }, { required: ['size'] }),
    { 'request-property-added-required': 'note' },
    { 'response-property-added-required': 'note' },
  ),
  ...told(
    'a write-only field that is widened',
    object({ size: { ...size, writeOnly: true, minimum: 1 } }),
    object({ size: { ...size, writeOnly: true } }),
    { 'request-minimum-widened': 'note' },
    { 'response-minimum-widened': 'note' },
  ),
]
