// A company with any number of projects, for load tests of lists, boards and searches. The database generates the rows;
// they contain what lists show, without designs.
import { sql } from 'drizzle-orm'
import { addUser, companyExists, createCompany } from '#server/company/create-company.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Database, type Db, enterTenant } from '#server/db/database.ts'
import { foldSums } from '#server/db/fold-sums.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { Ports } from '#server/ports/ports.ts'
import { keepSearchText } from '#server/projects/search-text.ts'

/** Below those that are given to companies that sign up. */
const COMPANY = 100
const REPS = 24
/** In one transaction: a server that runs answers others in between. */
const AT_ONCE = 2_000
const SAID_EVERY = 10_000
/** After so many the tables are analyzed: what looks up each row's project is planned for as few as there were, and read them all. */
const AT_FIRST = 500

type ManyProjects = { owner: string; reps: string; made: number }

/** Returns how to sign in; a company that is there already is left as it is, with 0 made. */
export async function seedManyProjects(
  database: Database,
  ports: Ports,
  { projects, password_hash, said }: { projects: number; password_hash: string; said: (made: number) => void },
): Promise<ManyProjects> {
  const signIns = { owner: 'many.owner@example.com', reps: `many.rep1@example.com to many.rep${REPS}@example.com` }
  if (await database.asOwner(db => companyExists(db, COMPANY))) return { ...signIns, made: 0 }
  await database.asOwner(async db => {
    const company = { name: 'Many Roofs Solar', legal_name: 'Many Roofs Solar LLC', timezone: 'America/Phoenix' }
    const roles = await createCompany(db, ports, COMPANY, company, SYSTEM_ROLES)
    const add = (firstname: string, lastname: string, email: string, role: string) =>
      addUser(db, ports, COMPANY, { firstname, lastname, email, password_hash, role_id: roles.get(role) ?? '' })
    await add('Olive', 'Owner', signIns.owner, 'Owner')
    for (let n = 1; n <= REPS; n++) await add('Rep', `Number ${n}`, `many.rep${n}@example.com`, 'Sales Rep')
  })
  for (let from = 0, to = 0; from < projects; from = to) {
    to = Math.min(projects, from === 0 ? AT_FIRST : from + AT_ONCE)
    await database.asOwner(async db => {
      await enterTenant(db, COMPANY)
      await addProjects(db, ports.now(), { from, to, of: projects })
    })
    if (from === 0) await analyze(database)
    if (to === projects || Math.floor(to / SAID_EVERY) > Math.floor(from / SAID_EVERY)) said(to)
  }
  await database.asOwner(async db => {
    await enterTenant(db, COMPANY)
    await db.execute(sql`update companies set next_project_number = ${1_001 + projects}`)
    await keepSearchText(db)
  })
  await foldSums(database)
  await analyze(database)
  return { ...signIns, made: projects }
}

/** An embedded database does not do so by itself, and another not at once. */
const analyze = (database: Database) =>
  database.asOwner(db => db.execute(sql`analyze projects, homeowners, project_search, project_sums`))

const list = (...texts: string[]) => sql.raw(`array['${texts.join("','")}']`)
const FIRSTNAMES = list(
  ...['Ash', 'Avery', 'Blake', 'Cam', 'Casey', 'Devon', 'Ellis', 'Emery', 'Finley', 'Gray', 'Harper', 'Indigo'],
  ...['Jules', 'Kendall', 'Kit', 'Lane', 'Logan', 'Morgan', 'Noor', 'Oakley', 'Parker', 'Quinn', 'Rowan', 'Sasha'],
)
const LASTNAMES = list('Sample', 'Specimen', 'Example', 'Placeholder', 'Pattern', 'Fixture', 'Template', 'Standin')
const SOURCES = list('Referral', 'Website', 'Door to door', 'Home show', 'Radio')
const PLACES =
  sql.raw(`array['Phoenix|AZ|85016|33.502|-112.03', 'Tucson|AZ|85701|32.217|-110.971', 'Mesa|AZ|85201|33.432|-111.846',
  'Fresno|CA|93720|36.858|-119.766', 'San Diego|CA|92101|32.72|-117.169', 'Las Vegas|NV|89101|36.173|-115.122',
  'Reno|NV|89501|39.526|-119.813', 'Austin|TX|78701|30.271|-97.743', 'Denver|CO|80202|39.752|-104.994']`)
/** Those started in the last half year are in progress; most older ones are closed. */
const YOUNG = sql.raw(`array['draft','new','new','active','active','active','active','active','submitted','submitted',
  'approved','approved','paid_by_cash','paid_by_cash','installation_completed','funded','declined','canceled','canceled','voided']`)
const OLD = sql.raw(`array['funded','funded','funded','funded','funded','funded','funded','funded','funded','funded',
  'installation_completed','paid_by_cash','active','declined','declined','canceled','canceled','canceled','canceled','voided']`)

const one = (choices: ReturnType<typeof sql>) =>
  sql`(${choices})[1 + floor(random() * array_length(${choices}, 1))::integer]`

/** Four years of projects, more of them lately; numbered as they came. */
async function addProjects(db: Db, now: Date, { from, to, of }: { from: number; to: number; of: number }) {
  const at = sql`${now.toISOString()}::timestamptz`
  const owners = rowsOf<{ id: string }>(await db.execute(sql`select id from users`)).map(({ id }) => id)
  await db.execute(sql`select setseed(${from / of})`)
  await db.execute(sql`
    with begun as (
      select n, date_trunc('milliseconds', ${at} - power(1 - n / ${of}::float8, 1.4) * interval '1460 days') as created_at
      from generate_series(${from}::integer, ${to - 1}::integer) n),
    people as (
      select n, created_at, ${one(FIRSTNAMES)} || ' ' || ${one(LASTNAMES)} as name,
        case when created_at > ${at} - interval '180 days' then ${one(YOUNG)} else ${one(OLD)} end as status,
        string_to_array(${one(PLACES)}, '|') as place, 430 * (8 + floor(random() * 24)) as size_w,
        -- The wait for each status, at most until now.
        least(${at}, created_at + random() * interval '60 days') as status_since, random() as luck
      from begun)
    insert into projects (company_id, id, number, name, name_key, status, owner_id, address, size_w, price_cents, tags,
      lead_source, status_since, sold_at, active_at, created_at, updated_at)
    select ${COMPANY}, (lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || '7' ||
        substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
      1001 + n, name, plain_text(name), status,
      (${`{${owners.join(',')}}`}::uuid[])[1 + floor(random() * ${owners.length})::integer],
      jsonb_build_object('line1', (100 + n % 9000) || ' Example Street', 'city', place[1], 'state', place[2],
        'postal_code', place[3], 'latitude', place[4]::float8, 'longitude', place[5]::float8),
      case when status not in ('draft', 'new') then size_w end,
      case when status not in ('draft', 'new') then round(size_w * (240 + luck * 100)) end,
      case when luck < 0.06 then array['call again'] when luck > 0.94 then array['battery'] else '{}' end,
      ${one(SOURCES)}, date_trunc('milliseconds', status_since),
      case when status in ('approved', 'paid_by_cash', 'installation_completed', 'funded')
        then date_trunc('milliseconds', status_since) end,
      date_trunc('milliseconds', least(${at}, status_since + luck * interval '20 days')), created_at,
      date_trunc('milliseconds', least(${at}, status_since + luck * interval '20 days'))
    from people`)
  await db.execute(sql`
    insert into homeowners (company_id, id, project_id, firstname, lastname, email, phone, is_primary, created_at)
    select company_id, gen_random_uuid(), id, split_part(name, ' ', 1), split_part(name, ' ', 2),
      lower(replace(name, ' ', '.')) || '.' || number || '@example.com',
      '(' || (200 + number % 700) || ') 555-01' || lpad((number / 700 % 100)::text, 2, '0'), true, created_at
    from projects where number between ${1_001 + from} and ${1_000 + to}`)
}
