// A usage file from bytes to its reading, as the parser process does it, and from request to answer. Goals: 35,040 rows of CSV read and
// shown within 400 ms, 10 MB of XML within 2 s. That nobody waits meanwhile is held by tests/parse/large-usage.api.test.ts.
import { bench, describe } from 'vitest'
import { readUsageFile } from '#server/design/energy/read-files.ts'
import { signedIn } from '#tests/support/app.ts'
import { newProject } from '#tests/support/sale.ts'
import { largeFeed, quarterHours } from './large-usage.ts'

const home = { utc_offset_min: -420, daylight: true }
const shop = await signedIn()
const { id: project_id } = await newProject(shop.call)
const preview = (bytes: Buffer) => {
  const form = new FormData()
  form.set('project_id', project_id)
  form.set('file_name', 'usage')
  form.set('file', new Blob([new Uint8Array(bytes)]))
  return shop.call.POST('/v3/energy.PreviewUsage', {
    body: { project_id, file: '', file_name: 'usage' },
    bodySerializer: () => form,
  })
}

describe.each([
  [`CSV of 35,040 rows, ${(quarterHours.length / 1e6).toFixed(1)} MB`, quarterHours],
  [`Green Button of ${(largeFeed.length / 1e6).toFixed(1)} MB`, largeFeed],
])('%s', (_, bytes) => {
  bench('read', async () => {
    await readUsageFile(bytes, home, {})
  })
  bench('previewed', async () => {
    await preview(bytes)
  })
})
