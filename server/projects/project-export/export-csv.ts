// Projects as a CSV file, by a job: all that match, as they were at one moment.

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { csv } from '#machines/lib/csv.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { projectStage } from '#machines/projects/project-status.machine.ts'
import type { Schemas } from '#sdk/types.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/company.ts'
import { project_financing } from '#server/db/schema/financing.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { commandsOf } from '#server/db/standing.ts'
import { fileWriter } from '#server/files/parts.ts'
import { jobKind } from '#server/jobs/job-kind.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import { designNameOf } from '#server/projects/design-name.ts'
import { matching } from '#server/projects/filters.ts'
import { NOT_SAMPLE } from '#server/projects/sample.ts'
import { orderAll, orderOf } from '#server/projects/sorts.ts'
import { words } from './words.ts'

type Line = {
  [name in
    | 'number'
    | 'name'
    | 'owner'
    | 'homeowner'
    | 'phone'
    | 'email'
    | 'line1'
    | 'city'
    | 'state'
    | 'postal_code'
    | 'lead_source'
    | 'tags'
    | 'design'
    | 'financing'
    | 'lender'
    | 'started'
    | 'sold'
    | 'status_since'
    | 'active']: string | null
} & { status: Schemas['ProjectStatus']; size_kw: number | null; price_usd: number | null }

const HEADER = [
  ...['Number', 'Name', 'Status', 'Stage', 'Owner', 'Homeowner', 'Phone', 'Mail', 'Address', 'City', 'State', 'ZIP'],
  ...[
    'Design',
    'Size (kW)',
    'Price (USD)',
    'Financing',
    'Lender',
    'Source',
    'Tags',
    'Started',
    'Sold',
    'In status since',
    'Active',
  ],
]
const AT_ONCE = 2_000

export const projectsCsv = jobKind<Schemas['ProjectExport']>({
  permissions: ['exports.create'],
  page: '/projects',
  async run({ database, ports, job, input, caller, file_id, progress }) {
    const { company_id } = job
    await progress(0, null, () => words.reading)
    // Read in one transaction: requests to an embedded database wait meanwhile, and the file is consistent.
    const { texts, count, today } = await inCompany(database, company_id, async db => {
      const timezone = await readTimezone(db)
      const matches = await matching(db, ports, caller, input.filters)
      return { ...(await readAll(db, matches, input, timezone)), today: dayIn(timezone, ports.now()) }
    })
    const named = { company_id, file_id, job_id: job.id }
    const file = fileWriter(database, ports, { ...named, name: `projects-${today}.csv`, media_type: 'text/csv' })
    for (const [n, text] of texts.entries()) {
      await file.write(Buffer.from(text))
      await progress(Math.min(count, n * AT_ONCE), count, () => words.writing)
    }
    await file.finish()
    return { sentence: () => words.exported({ count }), facts: { projects: count }, has_file: true }
  },
})

/** A cursor shows what was there when it was declared, whatever changes while it is read. */
async function readAll(db: Db, matches: SQL | undefined, order: Schemas['ProjectExport'], timezone: string) {
  const day = (column: SQL) => sql`to_char(${column} at time zone ${timezone}, 'YYYY-MM-DD')`
  await commandsOf(db).execute(sql`
    declare chosen no scroll cursor for
    select ${projects.number_prefix} || ${projects.number} as number, ${projects.name} as name,
      ${projects.status} as status, ${users.firstname} || ' ' || ${users.lastname} as owner,
      ${homeowners.firstname} || ' ' || ${homeowners.lastname} as homeowner, ${homeowners.phone} as phone,
      ${homeowners.email} as email, concat_ws(', ', ${projects.address} ->> 'line1', nullif(${projects.address} ->> 'line2', '')) as line1, ${projects.address} ->> 'city' as city,
      ${projects.address} ->> 'state' as state, ${projects.address} ->> 'postal_code' as postal_code,
      ${designNameOf(projects.id)} as design, ${projects.size_w} / 1000 as size_kw, ${projects.price_cents}::double precision / 100 as price_usd,
      ${project_financing.snapshot} -> 'offer' ->> 'name' as financing,
      case when ${project_financing.snapshot} -> 'offer' ->> 'type' <> 'cash' then ${project_financing.snapshot} -> 'offer' ->> 'provider_name' end as lender,
      ${projects.lead_source} as lead_source, array_to_string(${projects.tags}, ', ') as tags,
      ${day(sql`${projects.created_at}`)} as started, ${day(sql`${projects.sold_at}`)} as sold,
      ${day(sql`${projects.status_since}`)} as status_since, ${day(sql`${projects.active_at}`)} as active
    from ${projects}
    join ${users} on ${eq(users.id, projects.owner_id)}
    left join ${homeowners} on ${eq(homeowners.project_id, projects.id)} and ${homeowners.is_primary}
    left join ${project_financing} on ${eq(project_financing.project_id, projects.id)}
    where ${and(matches, NOT_SAMPLE)}
    order by ${sql.join(orderAll(orderOf(order)), sql`, `)}`)
  const texts: string[] = [csv(HEADER, [])]
  let count = 0
  for (let more = true; more; ) {
    const lines = rowsOf<Line>(await commandsOf(db).execute(sql`fetch ${sql.raw(String(AT_ONCE))} from chosen`))
    if (lines.length > 0) texts.push(withoutHeader(lines.map(cells)))
    count += lines.length
    more = lines.length === AT_ONCE
  }
  return { texts, count }
}

const cells = (line: Line): (string | number)[] => [
  ...[line.number ?? '', line.name ?? '', line.status, projectStage(line.status), line.owner ?? ''],
  ...[line.homeowner ?? '', line.phone ?? '', line.email ?? '', line.line1 ?? '', line.city ?? '', line.state ?? ''],
  ...[line.postal_code ?? '', line.design ?? '', line.size_kw ?? '', line.price_usd ?? ''],
  ...[line.financing ?? '', line.lender ?? '', line.lead_source ?? '', line.tags ?? ''],
  ...[line.started ?? '', line.sold ?? '', line.status_since ?? '', line.active ?? ''],
]

/** Byte order mark and header appear once, in the first chunk. */
const withoutHeader = (rows: (string | number)[][]) => csv([], rows).replace(/^\uFEFF\r\n/, '')
