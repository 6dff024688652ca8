// Resolves paths relative to where the user typed them; npm runs commands in the project's folder.
import { resolve } from 'node:path'

/** From where the command was given. Only npm's own call counts: INIT_CWD outlives it in whatever is started below. */
export function standing(path: string, environment: NodeJS.ProcessEnv = process.env): string {
  const { INIT_CWD, npm_lifecycle_event: script } = environment
  const isOurs = /^(contract:|replay$|flow:|mocks$|sdk$)/.test(script ?? '')
  return resolve(isOurs && INIT_CWD ? INIT_CWD : process.cwd(), path)
}
