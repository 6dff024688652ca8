// A test's way to the lenders: the sandbox in memory, and a company connected with some of them.
import type { Client } from '#mocks/demo/sell.ts'
import { sandboxOf } from '#mocks/lenders/in-process.ts'
import { DIALECTS } from '#server/lenders/registry.ts'
import type { TestApp } from './app.ts'
import { answered } from './sale.ts'

/** Puts the sandbox behind the application's lenders. */
export function withSandbox(test: Pick<TestApp, 'ports'>) {
  const sandbox = sandboxOf(test.ports.now)
  test.ports.lenders = {
    dialects: DIALECTS,
    way: () => 'sandbox',
    exchange: (code, path, init) => sandbox.fetch(code, path, init),
    patience_ms: 1_000,
    pause: async () => {},
  }
  return sandbox
}

export async function connected(owner: Client, ...codes: string[]) {
  const { lenders } = answered((await owner.GET('/v3/settings.GetLenderConfig', {})).data)
  for (const { lender, fields, version } of lenders.filter(one => codes.includes(one.lender))) {
    const credentials = Object.fromEntries(fields.map(({ name }) => [name, `a-${name}`]))
    await owner.POST('/v3/settings.UpdateLenderConfig', {
      body: { lender, enabled: true, credentials, remove_credentials: false, version },
    })
  }
}
