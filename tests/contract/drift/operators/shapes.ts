// Further ways for answers to be shaped otherwise: of another size or spelling, or the whole body.
import type { Operator } from '../drift.ts'
import type { Place } from '../places.ts'
import { changingJson, fields, isRow, nullable, only, placesOf, words } from './fields.ts'

const limit = ({ schema }: Place, name: string) => (typeof schema[name] === 'number' ? Number(schema[name]) : undefined)
const hasFormat =
  (format: string) =>
  ({ schema }: Place) =>
    schema['format'] === format
/** Null is left unchanged. */
const changed =
  (change: (value: unknown, schema: Place['schema']) => unknown) =>
  (holder: Record<string, unknown>, name: string, schema: Place['schema']) => {
    if (holder[name] !== null && holder[name] !== undefined) holder[name] = change(holder[name], schema)
  }
const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())

export const shapeOperators: Operator[] = [
  fields(
    'fraction for a whole number',
    place => only('integer')(place) && !words(place),
    'has a fraction',
    changed(value => Number(value) + 0.5),
  ),
  fields(
    'text too long',
    place => (limit(place, 'maxLength') ?? 9_999) < 9_999,
    'is longer than it may be',
    changed((_, by) => 'x'.repeat(Number(by['maxLength']) + 1)),
  ),
  fields(
    'text too short',
    place => (limit(place, 'minLength') ?? 0) > 0,
    'is empty',
    changed(() => ''),
  ),
  fields(
    'too many entries',
    place => (limit(place, 'maxItems') ?? 999) < 999,
    'has more entries than it may',
    changed((value, by) =>
      Array.isArray(value) && value.length > 0
        ? Array.from({ length: Number(by['maxItems']) + 1 }, (_, at) => value[at] ?? value[0])
        : value,
    ),
  ),
  fields(
    'too few entries',
    place => (limit(place, 'minItems') ?? 0) > 0,
    'has no entries',
    changed(() => []),
  ),
  fields(
    'time without a zone',
    hasFormat('date-time'),
    'has no time zone',
    changed(value => String(value).slice(0, 19)),
  ),
  fields(
    'time as a number',
    hasFormat('date-time'),
    'is in milliseconds',
    changed(value => Date.parse(String(value))),
  ),
  fields(
    'date with a time',
    hasFormat('date'),
    'is a date with a time',
    changed(value => `${String(value)}T00:00:00Z`),
  ),
  fields(
    'uuid without dashes',
    hasFormat('uuid'),
    'has no dashes',
    changed(value => String(value).replaceAll('-', '')),
  ),
  fields(
    'yes or no as a number',
    only('boolean'),
    'is 0 or 1',
    changed(value => Number(value)),
  ),
  fields(
    'word in another case',
    place => words(place) && only('string')(place),
    'is written in another case',
    changed(value => otherCase(String(value))),
  ),
  fields(
    'row as a list',
    place => isRow(place) && !nullable(place),
    'is within a list',
    changed(value => [value]),
  ),
  fields(
    'row emptied',
    place => isRow(place) && !nullable(place) && Array.isArray(place.schema['required']),
    'has no fields',
    changed(() => ({})),
  ),
  fields(
    'list as text',
    only('array'),
    'is the text of a list',
    changed(value => JSON.stringify(value)),
  ),
  whole('body null', 'answers null', () => null),
  whole('body in a list', 'answers everything within a list', body => [body]),
  whole('body emptied', 'answers an object without fields', () => ({})),
]

function whole(name: string, sentence: string, change: (body: unknown) => unknown): Operator {
  return {
    kind: 'fields',
    name,
    ways: (operation, contract) =>
      placesOf(operation, contract).some(({ certain, at }) => certain && at.length === 1)
        ? [{ sentence, plain: true, around: changingJson(operation, change) }]
        : [],
  }
}
