// Webhooks of a lender under test, twice or out of order.
import { VOICES } from '#mocks/lenders/voices.gen.ts'
import { signWebhook } from '#server/applications/lenders/gateway/webhook-signature.ts'
import type { appOn } from '#tests/support/app.ts'
import type { Ledger } from '#tests/support/lenders/lender-ledger.ts'

export type Hook = { address: string; secret: string }
type Told = { test: ReturnType<typeof appOn>; network: { ledger: Ledger }; hooks: Map<string, Hook> }

/** The lender reports its state, then repeats it or an earlier one. */
export async function tellByItself({ test, network, hooks }: Told, lender: string, ours: string, doubled: boolean) {
  const first = network.ledger.factsAt(lender, ours)
  const hook = hooks.get(lender)
  const voice = VOICES.find(({ code }) => code === lender)
  if (!first || !hook || !voice) return
  const second = network.ledger.change(lender, ours, { monthly_payment_cents: 21_303 })
  for (const facts of doubled ? [second, second] : [second, first]) {
    const id = `evt-${ours}-${facts.as_of}`
    const timestamp = String(Math.floor(test.clock.now.getTime() / 1000))
    const body = JSON.stringify(voice.webhook(facts, ours, id))
    const signature = signWebhook(hook.secret, { id, timestamp, body })
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
    const { status } = await test.app.request(hook.address, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`a webhook was answered ${status}`)
  }
}
