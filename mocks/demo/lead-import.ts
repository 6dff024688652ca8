// Leads of a home show that the demo company's manager imported: two, given to sellers in turn.
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { the } from './answers.ts'
import type { Stage } from './stage.ts'

const FILE = `Full name,Phone,Email,Property address,Lead source,Notes
Robin Ridge,(602) 555-0171,robin.ridge@example.com,"410 Example Street, Phoenix, AZ 85013",Home show,Asked about a battery
Kit Canyon,(602) 555-0172,kit.canyon@example.com,"412 Example Street, Phoenix, AZ 85013",Home show,
`

export async function demoLeadImport({ team: { manager }, database, ports, once }: Stage) {
  const kind = 'lead'
  const file_name = 'home-show.csv'
  const form = new FormData()
  for (const [name, value] of Object.entries({ kind, file_name, source_name: 'Home show' })) form.set(name, value)
  form.set('file', new Blob([FILE]))
  const read = await manager
    .POST('/v3/sheet_imports.Preview', { body: { kind, file: '', file_name }, bodySerializer: () => form })
    .then(the)
  let { id: import_id, version, status } = read.import
  // If a server was killed while reading, don't wait.
  for (let asked = 0; status === 'reading' && asked < 1_000; asked++) {
    const { import: now } = await manager.GET('/v3/sheet_imports.Get', { params: { query: { import_id } } }).then(the)
    ;({ version, status } = now)
  }
  const { users } = await manager.GET('/v3/users.ListTenantUsers').then(the)
  const sellers = users.filter(({ name }) => name === 'Riley Rep' || name === 'Max Manager')
  const owner = { kind: 'round_robin' as const, user_ids: sellers.map(({ id }) => id) }
  await manager.POST('/v3/sheet_imports.Apply', { body: { import_id, version, owner } }).then(the)
  // As the server does with jobs that are due.
  await once(() => runDueJobs({ database, ports, kinds: jobKinds }).then(() => undefined))
}
