// How a person starts a tool of the contract: with npm in this project, as one command where openapi/package was installed.
// Only here are the tools TypeScript.
const isPacked = !import.meta.url.endsWith('.ts')

export const commandLine = (tool: 'check' | 'diff'): string =>
  isPacked ? `npx sunquill-contract ${tool}` : `npm run contract:${tool} --`
