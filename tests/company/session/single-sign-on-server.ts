// The product on a server of a browser test's own, with a stand-in for an identity provider, since a domain's records can't be set
// from a browser. A process of its own, as messages/google-server.ts. Prints its address, the provider's and the sign-ins.
import { resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { serveApplication } from '#server/http/static-files.ts'
import { emailOf, PASSWORD, testApp } from '#tests/support/app.ts'
import { CLIENT, identityProvider } from '#tests/support/identity-provider.ts'

const { app, ports } = await testApp()
const provider = await identityProvider()
ports.now = () => new Date()
// Every expected TXT record exists.
let record = ''
ports.domain_records = async () => [record]
const recordIn = async (answer: Response) => {
  const { domains }: { domains?: { record: string }[] } = await answer.clone().json()
  record = domains?.[0]?.record ?? record
}
const fetch = async (request: Request, ...rest: unknown[]) => {
  const answer = await app.fetch(request, ...(rest as []))
  if (request.url.endsWith('/v3/settings.AddDomain') && answer.ok) await recordIn(answer)
  return answer
}
serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  const origin = `http://127.0.0.1:${port}`
  ports.public_origin = origin
  serveApplication(app, resolve('dist'), {
    public_origin: origin,
    support_email: 'support@example.com',
    brand: 'Sunquill',
  })
  const signIns = { owner: emailOf('Owner'), rep: emailOf('Sales Rep'), password: PASSWORD }
  console.log(JSON.stringify({ origin, issuer: provider.issuer, ...CLIENT, ...signIns }))
})
