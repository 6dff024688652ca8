// The process that uploads: one that also asks everyday requests would be held up by its own 180 MB.
import { productClient } from '#sdk/client.ts'

const FILE_BYTES = 9_000_000
const [, , base_url = '', token = '', files = ''] = process.argv
const client = productClient({
  base_url,
  token: () => token,
  impersonated: () => null,
  idempotency_key: () => crypto.randomUUID(),
})
const forms = Array.from({ length: Number(files) }, plan)
process.send?.('ready')
process.once('message', async () => {
  const outcomes = await Promise.all(
    forms.map(form =>
      client.POST('/v3/files.Upload', { body: { file_name: 'plan.pdf', file: '' }, bodySerializer: () => form }).then(
        () => 'kept',
        ({ status, code }) => `${status} ${code}`,
      ),
    ),
  )
  process.send?.(outcomes)
  process.disconnect()
})

/** A PDF by its first bytes; no two the same. */
function plan() {
  const bytes = Buffer.alloc(FILE_BYTES, crypto.randomUUID())
  bytes.write('%PDF-1.7\n')
  const form = new FormData()
  form.set('file', new Blob([bytes]), 'plan.pdf')
  form.set('file_name', 'plan.pdf')
  return form
}
