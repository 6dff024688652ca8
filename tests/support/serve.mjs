// The server the browser tests talk to: the real one, bundled as `npm start` has it, on a fresh embedded database that is thrown away.
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { buildDocs, buildOutdated, SERVER } from '#server/commands/start.mjs'
import { makeDemoData } from './demo-data.mjs'

// Uses a demo company that was made before, if there is one. The process that made it deletes it.
const DATA_DIR = process.env.DEMO_DATA ?? (await makeDemoData())
if (!DATA_DIR) process.exit(1)
// A browser test started by itself would otherwise run against an outdated build.
await buildOutdated()
await buildDocs()
const server = spawn(process.execPath, [SERVER], {
  stdio: ['inherit', 'pipe', 'inherit'],
  // Tests play the one proxy in front of it: what they put into X-Forwarded-For is where they come from.
  env: { ...process.env, DRAIN_SECONDS: '0', DATA_DIR, TRUST_PROXY: '127.0.0.0/8, ::1' },
})
server.stdout.pipe(process.stdout)
// For `printedLink` of terminal.ts.
server.stdout.pipe(createWriteStream(process.env['TERMINAL'] ?? join(DATA_DIR, 'terminal.txt')))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', code => process.exit(code ?? 0))
