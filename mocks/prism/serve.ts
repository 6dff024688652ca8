// `npm run mocks`: every contract's examples on one port, and each contract on one of its own. With `--contract` those of one alone.
import { parseArgs } from 'node:util'
import { answerHelp } from '#openapi/answer-help.ts'
import { commandLine } from '#openapi/command-line.ts'
import { contractAt } from '#openapi/contract.ts'
import { apiOf } from './apis.ts'
import { follow } from './follow.ts'
import { type Mocks, startMocks } from './start.ts'

const USAGE = `${commandLine('mocks')} [--contract FILE] [--follow FLOW] [--port N]

  Serves the examples of a contract. Without --contract: the product, each lender and the sandbox.

  --contract FILE  contract of your own, YAML or JSON
  --follow FLOW    answers in the order of a flow: writes go on to its next step, reads show what was written. POST /mocks/follow
                   begins again
  --port N         where the mocks answer (default: PORT, or 4730); each of several contracts has a port after it too
  HOST             network address to listen on (127.0.0.1)`

answerHelp(USAGE)
try {
  tell(await start(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(2)
}

function start(args: string[]): Promise<Mocks> {
  const text = { type: 'string' } as const
  const {
    contract,
    port = process.env['PORT'] || '4730',
    ...asked
  } = parseArgs({
    args,
    options: { contract: text, follow: text, port: text },
  }).values
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`--port must be 0 to 65535, not ${port}.`)
  const host = process.env['HOST'] || '127.0.0.1'
  const follows = asked.follow === undefined ? undefined : follow(asked.follow)
  if (contract === undefined) return startMocks({ port: Number(port), host, own_ports: true, follows })
  return startMocks({ port: Number(port), host, follows, apis: [apiOf('own', 0, contractAt(contract), [''])] })
}

function tell(mocks: Mocks) {
  const took = (performance.now() / 1000).toFixed(1)
  const megabytes = Math.round(process.memoryUsage.rss() / 1_000_000)
  const width = Math.max(...mocks.own.map(({ title }) => title.length)) + 2
  const lines = [
    `\n  The mocks are ready at ${mocks.url} (in ${took} s, ${megabytes} MB)\n`,
    `  ${mocks.url}/mocks shows what they can answer, and forces it for the next call.`,
    '  A header says the same: Prefer: code=409, example=stale\n',
    ...(mocks.own.length > 0 ? ['  Each contract by itself:'] : []),
    ...mocks.own.map(({ title, url }) => `    ${title.padEnd(width)}${url}`),
    '',
  ]
  console.log(lines.join('\n'))
  const stop = () => mocks.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
