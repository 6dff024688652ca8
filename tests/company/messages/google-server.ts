// The product on a server of a browser test's own, since Google's address isn't configurable. A process of its own: the
// browser tests' runner takes half a minute to load a whole server. Argument: the stand-in's addresses, as JSON. Prints
// its address and sign-ins.
import { resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { serveApplication } from '#server/http/static-files.ts'
import type { Google } from '#server/ports/google.ts'
import { emailOf, PASSWORD, testApp } from '#tests/support/app.ts'

const addresses: Omit<Google, 'access'> = JSON.parse(process.argv[2] ?? '')
const { app, ports } = await testApp()
ports.google = { ...addresses, access: new Map() }
ports.now = () => new Date()
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  const origin = `http://127.0.0.1:${port}`
  ports.public_origin = origin
  serveApplication(app, resolve('dist'), {
    public_origin: origin,
    support_email: 'support@example.com',
    brand: 'Sunquill',
  })
  console.log(JSON.stringify({ origin, email: emailOf('Owner'), password: PASSWORD }))
})
