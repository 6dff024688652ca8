// The one command of the package: `sunquill-contract check …` and its other tools, each as in this project.
import { readFileSync } from 'node:fs'

const USAGE = `sunquill-contract check --base URL …         checks a live backend against a contract
sunquill-contract diff OLD NEW …             lists what changed between two contracts and what breaks
sunquill-contract mocks                      serves the examples of a contract
sunquill-contract replay FLOW … --against …  replays flows against a server or the mocks
sunquill-contract flow:check FLOW …          holds flows against their contract, sending nothing
sunquill-contract flow:from-har FILE         turns a browser's recording into a flow
sunquill-contract sdk CONTRACT               generates a typed client
sunquill-contract contract                   prints where the Sunquill contract of this version is
sunquill-contract --version

check, diff, mocks, replay, sdk and the flow tools answer --help.
`
const TOOLS: Record<string, () => Promise<unknown>> = {
  check: () => import('../check/main.ts'),
  diff: () => import('../diff/main.ts'),
  mocks: () => import('../../mocks/prism/serve.ts'),
  replay: () => import('../../mocks/replay/main.ts'),
  sdk: () => import('../../sdk/foreign-main.ts'),
  'flow:check': () => import('../../mocks/replay/check/main.ts'),
  'flow:from-har': () => import('../../mocks/replay/from-har.ts'),
  contract: async () => console.log((await import('../contract.ts')).PRODUCT),
  '--version': async () => console.log(versionOf(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))),
  '--help': async () => console.log(USAGE),
}
const versionOf = (manifest: string): string => JSON.parse(manifest).version

const [, , word = '--help'] = process.argv
const tool = TOOLS[word === '-h' ? '--help' : word]
if (tool) {
  // The tool reads its arguments as if it had been started by itself.
  process.argv.splice(2, 1)
  await tool()
} else {
  console.error(`There is no command ${word}.\n\n${USAGE}`)
  process.exitCode = 2
}
