// Names of variables, and searching them. Pure.
import { isVariable, labelOfVariable, VARIABLE_NAMES, VARIABLES, type Variable } from '#machines/proposals/variables.ts'

export const GROUPS_OF_VARIABLES = [...new Set(VARIABLE_NAMES.map(name => VARIABLES[name].group))]

export const labelOf = (name: string): string => (isVariable(name) ? labelOfVariable(name) : `{${name}}`)

/** Those whose label or name holds what was typed after a brace. */
export function found(query: string): Variable[] {
  const wanted = query.trim().toLowerCase().replaceAll(' ', '_')
  const words = query.trim().toLowerCase()
  return VARIABLE_NAMES.filter(name => name.includes(wanted) || labelOfVariable(name).toLowerCase().includes(words))
}
