// A company of a test's connected with lenders. In the sandbox any credentials will do, but for 'wrong'.
import type { Client } from '#mocks/demo/sell.ts'
import { answered } from '../sale.ts'

export const connected = async (owner: Client, ...codes: string[]) => connectedBy('a-key', owner, ...codes)

export async function connectedBy(secret: string, owner: Client, ...codes: string[]) {
  const { lenders } = answered((await owner.GET('/v3/settings.GetLenderConfig', {})).data)
  for (const { lender, fields, version } of lenders.filter(one => codes.includes(one.lender))) {
    const credentials = Object.fromEntries(fields.map(({ name }) => [name, secret]))
    await owner.POST('/v3/settings.UpdateLenderConfig', {
      body: { lender, enabled: true, credentials, remove_credentials: false, version },
    })
  }
}
