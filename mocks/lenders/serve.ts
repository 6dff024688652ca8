// The sandbox as a separate server: `npm run sandbox`. Each lender is at its code's path; /sandbox lists what can be forced.

import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { addressVariable } from '#machines/applications/lenders/lender.ts'
import { answerHelp } from '#openapi/answer-help.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { control } from './control.ts'
import { sandboxOf } from './in-process.ts'
import { MAGIC, VERBS } from './magic.ts'
import { type Deliver, hookOf, signedRequest } from './webhook-trials.ts'

answerHelp('npm run sandbox\n\nServes the lender sandbox on PORT (4720). Open /sandbox to force an answer.')
const port = Number(process.env['PORT'] ?? 4720)
const data_dir = resolve(process.env['DATA_DIR'] ?? 'data')
const named = (code: string, what: string) => process.env[`${code.toUpperCase().replaceAll('-', '_')}_${what}`]

/** To the address and with the secret that the settings of the product show for this lender. */
const deliver: Deliver = async webhook => {
  const { lender } = webhook
  const [address, secret] = [named(lender, 'WEBHOOK_URL'), named(lender, 'WEBHOOK_SECRET')]
  if (!address || !secret) return undefined
  const to = address.replace(/[^/]+$/, hook_id => hookOf(webhook, hook_id))
  return await fetch(to, signedRequest(webhook, secret, new Date()))
}

const sandbox = sandboxOf(() => new Date(), join(data_dir, 'lender-sandbox-server.json'), { deliver })
setInterval(() => sandbox.tick(), 2_000).unref()

const app = new Hono<{ Bindings: { outgoing: { destroy(): void } } }>()
const own = (c: { req: { raw: Request } }) => control(sandbox, c.req.raw)
app.all('/sandbox', own)
app.all('/sandbox/*', own)
app.all('/:code/v1/*', async c => {
  const { code } = c.req.param()
  if (!sandbox.codes().includes(code)) return c.notFound()
  const { method, headers, body, signal, url } = c.req.raw
  const { pathname, search } = new URL(url)
  try {
    const asked = { method, headers, signal, ...(body && { body, duplex: 'half' as const }) }
    return await sandbox.fetch(code, `${pathname.slice(code.length + 1)}${search}`, asked)
  } catch (error) {
    // No answer is an answer too: the line is cut.
    if (error instanceof TypeError || error instanceof DOMException) {
      c.env.outgoing.destroy()
      return c.body(null)
    }
    throw error
  }
})

serve({ fetch: app.fetch, hostname: process.env['HOST'] ?? '127.0.0.1', port }, () => {
  const address = `http://localhost:${port}`
  const width = Math.max(...MAGIC.map(({ name }) => name.length), ...VERBS.map(({ verb }) => verb.length)) + 2
  const lines = [
    `\n  The lender sandbox is ready at ${address}/sandbox\n`,
    '  Point the product at it:',
    ...DIALECTS.map(({ code }) => `    ${addressVariable(code)}=${address}/${code}`),
    '\n  Last names of the first applicant:',
    ...MAGIC.map(({ name, meaning }) => `    ${name.padEnd(width)}${meaning}`),
    '\n  POST /sandbox/applications/{reference}/…',
    ...VERBS.map(({ verb, meaning }) => `    ${verb.padEnd(width)}${meaning}`),
    '\n  POST /sandbox/clock {"advance": "90s"}\n',
  ]
  console.log(lines.join('\n'))
})
