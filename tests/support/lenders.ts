// A company of a test's connected with some lenders.
import type { Client } from '#mocks/demo/sell.ts'
import { answered } from './sale.ts'

export async function connected(owner: Client, ...codes: string[]) {
  const { lenders } = answered((await owner.GET('/v3/settings.GetLenderConfig', {})).data)
  for (const { lender, fields, version } of lenders.filter(one => codes.includes(one.lender))) {
    const credentials = Object.fromEntries(fields.map(({ name }) => [name, `a-${name}`]))
    await owner.POST('/v3/settings.UpdateLenderConfig', {
      body: { lender, enabled: true, credentials, remove_credentials: false, version },
    })
  }
}
