// Prism serves every lender's contract: it answers the contract's examples and refuses what the contract does not allow. `npm run
// prism` says where each one listens; `npx prism mock openapi/lenders/goodleap.yaml` serves one with a log of what it is asked.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'

const directory = new URL('../openapi/lenders/', import.meta.url).pathname
// 0 lets the machine choose.
const firstPort = Number(process.env['PORT'] ?? 4721)

for (const [nth, file] of readdirSync(directory).sort().entries()) {
  const name = file.replace('.yaml', '')
  const operations = await getHttpOperationsFromSpec(join(directory, file))
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
