// Leads of a home show that the demo company's manager imported: two, given to sellers in turn.

import { the } from './answers.ts'
import type { Client } from './sell.ts'

const FILE = `Full name,Phone,Email,Property address,Lead source,Notes
Robin Ridge,(602) 555-0171,robin.ridge@example.com,"410 Example Street, Phoenix, AZ 85013",Home show,Asked about a battery
Kit Canyon,(602) 555-0172,kit.canyon@example.com,"412 Example Street, Phoenix, AZ 85013",Home show,
`

/** `work` does what the server does with jobs that are due. */
export async function demoLeadImport(manager: Client, work: () => Promise<unknown>) {
  const file_name = 'home-show.csv'
  const form = new FormData()
  form.set('file_name', file_name)
  form.set('source_name', 'Home show')
  form.set('file', new Blob([FILE]))
  const read = await manager
    .POST('/v3/leads.PreviewImport', { body: { file: '', file_name }, bodySerializer: () => form })
    .then(the)
  const { id: import_id, version } = read.import
  const { users } = await manager.GET('/v3/users.ListTenantUsers').then(the)
  const sellers = users.filter(({ name }) => name === 'Riley Rep' || name === 'Max Manager')
  const owner = { kind: 'round_robin' as const, user_ids: sellers.map(({ id }) => id) }
  await manager.POST('/v3/leads.ApplyImport', { body: { import_id, version, duplicates: 'skip', owner } }).then(the)
  await work()
}
