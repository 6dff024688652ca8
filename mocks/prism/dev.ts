// `npm run dev:mocks`: the screens on the mocks, rebuilt on edit. Screens can be developed without a server.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { answerHelp } from '#openapi/answer-help.ts'
import { follow } from './follow.ts'
import { startMocks } from './start.ts'

const port = Number(process.env['PORT'] || 4730)

answerHelp(
  'npm run dev:mocks -- [--follow FLOW]\n\nRuns the app on the mocks and reloads it on edits. PORT sets the port of the mocks (4730). With --follow they answer in the order of a flow.',
)
try {
  const { values } = parseArgs({ options: { follow: { type: 'string' } } })
  const follows = values.follow === undefined ? undefined : follow(values.follow)
  const mocks = await startMocks({ port, follows })
  // The screens' own configuration proxies other requests to this port.
  process.env['PORT'] = String(port)
  const to_mocks = { target: mocks.url, changeOrigin: false }
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
    server: {
      host: '127.0.0.1',
      port: port + 10,
      strictPort: true,
      proxy: { '/mocks': to_mocks, '/sandbox': to_mocks },
    },
  })
  await vite.listen()
  console.log(`
  The screens are ready on mocks at http://localhost:${port + 10}
  Sign in with any e-mail address and any password of twelve characters.

  ${mocks.url}/mocks forces what the next call answers.
`)
  const stop = () =>
    vite
      .close()
      .then(() => mocks.close())
      .then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
