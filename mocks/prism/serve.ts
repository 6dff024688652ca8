// `npm run mocks`: every contract's examples on one port, and each contract on one of its own.

import { answerHelp } from '#openapi/answer-help.ts'
import { type Mocks, startMocks } from './start.ts'

const port = Number(process.env['PORT'] || 4730)

answerHelp(
  'npm run mocks\n\nServes the examples of every contract on PORT (4730) and each contract on a port of its own.',
)
try {
  tell(await startMocks({ port, host: process.env['HOST'] || '127.0.0.1', own_ports: true }))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

function tell(mocks: Mocks) {
  const took = (performance.now() / 1000).toFixed(1)
  const megabytes = Math.round(process.memoryUsage.rss() / 1_000_000)
  const width = Math.max(...mocks.own.map(({ title }) => title.length)) + 2
  const lines = [
    `\n  The mocks are ready at ${mocks.url} (in ${took} s, ${megabytes} MB)\n`,
    `  ${mocks.url}/mocks shows what they can answer, and forces it for the next call.`,
    '  A header says the same: Prefer: code=409, example=stale\n',
    '  Each contract by itself:',
    ...mocks.own.map(({ title, url }) => `    ${title.padEnd(width)}${url}`),
    '',
  ]
  console.log(lines.join('\n'))
  const stop = () => mocks.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
