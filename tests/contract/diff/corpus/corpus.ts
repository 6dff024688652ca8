// All pairs. Read by the tests and by the command that holds other tools against them.
import { ANSWERS } from './answers.ts'
import { LIMITS } from './limits.ts'
import { OBJECTS } from './objects.ts'
import { OPERATIONS, PERMISSIONS } from './operations.ts'
import type { Pair } from './pair.ts'
import { PARAMETERS } from './parameters.ts'
import { UNIONS } from './unions.ts'
import { VALUES } from './values.ts'

export const AREAS: Record<string, Pair[]> = {
  'operations, security, servers, webhooks': OPERATIONS,
  permissions: PERMISSIONS,
  'parameters and bodies': PARAMETERS,
  'answers, both editions': ANSWERS,
  'numbers, strings, lists': LIMITS,
  'types, null, values, defaults': VALUES,
  fields: OBJECTS,
  'alternatives, references': UNIONS,
}
export const CORPUS: Pair[] = Object.values(AREAS).flat()
