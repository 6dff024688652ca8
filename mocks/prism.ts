// Prism serves every lender's contract: it answers the contract's examples and refuses what the contract does not allow. `npm run
// prism` says where each one listens; `npx prism mock openapi/lenders/goodleap.yaml` serves one with a log of what it is asked.
import { readdirSync } from 'node:fs'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'

const BUNDLED = '.contract.gen.json'
const directory = new URL('../sdk/lenders/', import.meta.url).pathname
// 0 lets the machine choose.
const firstPort = Number(process.env['PORT'] ?? 4721)

const names = readdirSync(directory)
  .filter(name => name.endsWith(BUNDLED))
  .map(name => name.replace(BUNDLED, ''))

for (const [nth, name] of names.entries()) {
  const operations = await getHttpOperationsFromSpec(`${directory}${name}${BUNDLED}`)
  const server = createServer(operations, {
    components: { logger: createLogger(name, { level: 'silent' }) },
    cors: false,
    config: {
      ...{ isProxy: false, validateRequest: true, validateResponse: true, checkSecurity: true, errors: false },
      ...{ mock: { dynamic: false }, upstreamProxy: undefined },
    },
  })
  console.log(`${name} ${await server.listen(firstPort && firstPort + nth, '127.0.0.1')}`)
}
