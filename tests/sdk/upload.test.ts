import { expect, it } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { productClient, withProgress } from '#sdk/sdk.ts'

it('says how much of an upload is sent, up to all of it', async () => {
  const received: { bytes: number; type: string | null }[] = []
  const { url, close } = await listen(async request => {
    received.push({ bytes: (await request.arrayBuffer()).byteLength, type: request.headers.get('content-type') })
    return Response.json({})
  })
  const shares: number[] = []
  const form = new FormData()
  form.append('file', new File([new Uint8Array(1_000_000)], 'roof.png'))
  const client = productClient({ base_url: url, token: () => null })
  await client
    .POST('/v3/resources.Create', {
      // Types of forms have files as text, as JSON Schema does.
      body: form as never,
      bodySerializer: () => form,
      fetch: withProgress(share => void shares.push(share)),
    })
    .finally(close)
  expect(received[0]?.bytes).toBeGreaterThan(1_000_000)
  expect(received[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
})
