import { STATES } from '#machines/lib/states.ts'

export const stateOptions = STATES.map(({ name, alphacode }) => ({
  id: alphacode,
  value: alphacode,
  label: `${name} (${alphacode})`,
}))
