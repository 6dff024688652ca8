// How a person starts a tool of the contract: with npm in this project, as one command where openapi/package was installed.
// Only here are the tools TypeScript.
const isPacked = !import.meta.url.endsWith('.ts')

const SCRIPTS = {
  check: 'contract:check',
  diff: 'contract:diff',
  mocks: 'mocks',
  replay: 'replay',
  sdk: 'sdk',
  'flow:check': 'flow:check',
  'flow:from-har': 'flow:from-har',
} as const

export const commandLine = (tool: keyof typeof SCRIPTS): string =>
  isPacked ? `npx sunquill-contract ${tool}` : `npm run ${SCRIPTS[tool]} --`
