// Without any check by the application, the database itself must hide companies from each other.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { templateCsv } from '#machines/design/equipment/rules.ts'
import { NO_FACTS } from '#machines/design/plan-set/inputs.ts'
import { NO_LIMITS } from '#machines/money/guardrails/limits.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { ownersOf } from '#server/company/owners.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Db, enterTenant } from '#server/db/database.ts'
import { paper_records, transactions } from '#server/db/schema/agreements.ts'
import { support_accesses } from '#server/db/schema/audits.ts'
import {
  company_domains,
  directory_groups,
  directory_members,
  directory_users,
  passkeys,
  provider_identities,
} from '#server/db/schema/company.ts'
import { site_answers } from '#server/db/schema/design.ts'
import { files, stray_objects } from '#server/db/schema/files.ts'
import { file_parts, jobs } from '#server/db/schema/jobs.ts'
import {
  lender_calls,
  lender_events,
  lender_products,
  lender_records,
  lender_uploads,
  lender_webhooks,
} from '#server/db/schema/lenders.ts'
import { receivables, remittance_lines, remittances } from '#server/db/schema/remittances.ts'
import { pageProblem } from '#tests/company/problems/page-problem.ts'
import { drawing } from '#tests/design/drawing/support.ts'
import { daylightRows } from '#tests/design/energy/meter-files.ts'
import { FLAT } from '#tests/design/energy/plans.ts'
import { png } from '#tests/files/pictures.ts'
import { invoiceOf, issued, paid } from '#tests/money/receivables/support.ts'
import { recorded } from '#tests/projects/privacy/support.ts'
import { upload } from '#tests/sheet-import/upload.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { addApplications, connect, inTenant } from '#tests/support/lenders/lender-rows.ts'
import { RETIRED } from '#tests/support/retired.ts'
import { answered, newProject, published, sent } from '#tests/support/sale.ts'
import { samCsv, uploadWeather } from '#tests/support/weather.ts'

/** With no limit left behind. */
async function askBeyondLimit(owner: TestApp['anyone'], project_id: string) {
  const { version, roles } = answered((await owner.GET('/v3/guardrails.Get', {})).data)
  const role_id = roles.find(({ name }) => name === 'Owner')?.role_id ?? ''
  const limits = { ...NO_LIMITS, most_size_kw: 1 }
  await owner.POST('/v3/guardrails.Save', { body: { version, role_id, limits } })
  await owner.POST('/v3/guardrails.RequestApproval', { body: { project_id, reason: 'A large roof.' } })
  await owner.POST('/v3/guardrails.Save', { body: { version: version + 1, role_id, limits: null } })
}

let test: TestApp
let tables: string[]
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  for (const company of [2, 3]) {
    const owner = (await test.signIn(emailOf('Owner', company))).call
    const { project_id, signer } = await sent(test, owner)
    const { adders } = answered((await owner.GET('/v3/adders.List', {})).data)
    const adder_id = adders.find(({ pricing_method }) => pricing_method === 'Fixed')?.id ?? ''
    await owner.POST('/v3/adders.AddProjectAdder', { body: { project_id, adder_id } })
    const own_price = { price_override_cents: 100, reason: 'Half of it' }
    await owner.POST('/v3/adders.UpdatePriceOverride', { body: { project_id, adder_id, ...own_price } })
    await askBeyondLimit(owner, project_id)
    const { incentives } = answered((await owner.GET('/v3/collections.ListIncentives', {})).data)
    const incentive_id = incentives[0]?.id ?? ''
    await owner.POST('/v3/projects.RemoveIncentive', { body: { project_id, incentive_id, reason: 'Not here.' } })
    const { public_id } = await published(owner, project_id)
    await test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 1, pages_seen: [] } })
    await test.anyone.POST('/v3/page_problems.Report', { body: pageProblem({ page: 'proposal', token: public_id }) })
    const people = await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })
    const homeowner_ids = answered(people.data).homeowners.map(({ id }) => id)
    await owner.POST('/v3/proposal.Send', {
      body: { project_id, way: 'mail', homeowner_ids, cc: [], subject: 'Here', body: '{link}' },
    })
    await recorded(owner, homeowner_ids[0] ?? '', 'export')
    const { categories } = answered((await owner.GET('/v3/collections.ListOtherCategories', {})).data)
    const piece = { name: 'Guard', unit: 'piece', pricing_method: 'Fixed' as const, amount_usd: 1 }
    await owner.POST('/v3/collections.AddOther', { body: { category_id: categories[0]?.id ?? '', ...piece } })
    await upload(owner, 'panel', templateCsv('panel'))
    await owner.POST('/v3/solar.ShareReport', { body: { project_id } })
    const { plan_set } = answered(
      (await owner.GET('/v3/design.GetPlanSet', { params: { query: { project_id } } })).data,
    )
    await owner.POST('/v3/design.SavePlanSet', { body: { project_id, version: 0, facts: plan_set?.facts ?? NO_FACTS } })
    await owner.POST('/v3/design.IssuePlanSet', { body: { project_id, note: '' } })
    const own = { body: { current_password: PASSWORD } }
    await owner.POST('/v3/users.BeginAuthenticator', own)
    await owner.POST('/v3/users.PrintPasswordCode', own)
    await uploadWeather(owner, project_id, samCsv(33.45, -112.07))
    await owner.POST('/v3/design.SaveDrawing', { body: { project_id, version: 0, drawing: drawing() } })
    await owner.POST('/v3/design.ChooseSite', { body: { project_id, version: 0, latitude: 33.45, longitude: -112.07 } })
    await siteAnswer(company)
    await owner.POST('/v3/design.Copy', { body: { project_id, design_id: project_id, name: 'Another' } })
    const form = (file_name: string, file: Blob) => {
      const made = new FormData()
      for (const [name, value] of Object.entries({ project_id, file_name, file })) made.append(name, value)
      return { body: { project_id, file_name, file: '' }, bodySerializer: () => made }
    }
    await owner.POST('/v3/files.Upload', form('roof.png', new Blob([new Uint8Array(png())])))
    const uploaded = await owner.POST('/v3/resources.UploadFile', form('sheet.png', new Blob([new Uint8Array(png())])))
    const shelf = { name: 'Training', position: 0 }
    const { category } = answered((await owner.POST('/v3/resources.CreateCategory', { body: shelf })).data)
    const page = { kind: 'link' as const, url: 'https://www.example.com', title: 'Page', description: '', role_ids: [] }
    await owner.POST('/v3/resources.Create', { body: { ...page, category_id: category.id } })
    answered(uploaded.data)
    await owner.POST('/v3/energy.UploadUsage', form('meter.csv', new Blob([daylightRows(2025)])))
    await owner.POST('/v3/energy.SaveRatePlan', {
      body: { version: 0, plan: FLAT, utility_id: null, active: true },
    })
    const { view } = answered(
      (
        await owner.POST('/v3/projects.CreateView', {
          body: { name: 'All', filters: {}, sort: 'name', direction: 'asc', view: 'table', shared: true },
        })
      ).data,
    )
    await owner.POST('/v3/projects.SetDefaultView', { body: { view_id: view.id } })
    await owner.POST('/v3/projects.BulkUpdate', { body: { filters: {}, change: { kind: 'add_tag', tag: 'x' } } })
    await owner.GET('/v3/energy.GetYear', { params: { query: { project_id } } })
    await owner.POST('/v3/notes.Create', { body: { project_id, body: 'Ours alone', mention_ids: [] } })
    const { people: members } = answered((await owner.GET('/v3/tasks.ListPeople', {})).data)
    await owner.POST('/v3/tasks.Create', {
      body: { project_id, title: 'Ours alone', due_on: null, assignee_id: members[0]?.id ?? '' },
    })
    const { user } = await test.signIn(emailOf('Sales Rep', company))
    const invite = { role_id: user.role_id, email: `new-${company}@example.com` }
    await owner.POST('/v3/users.GenerateInviteLink', { body: invite })
    await owner.POST('/v3/roles.UpdateDefaultNewPermissions', { body: { permissions: ['dashboard.view'], version: 0 } })
    // The same household a second time.
    await newProject(owner)
    await signer.prepare()
    await signer.sign()
    await paperRow(company, user.id)
    const invoice = await issued(owner, project_id, 10_000)
    await paid(owner, invoice, 4_000)
    const { version } = await invoiceOf(owner, invoice.id)
    const credit = { amount_cents: 100, reason: 'Less work', send: false }
    await owner.POST('/v3/receivables.CreditInvoice', { body: { invoice_id: invoice.id, version, ...credit } })
    await lenderRows(company, user.id)
    await owner.POST('/v3/notifications.Preferences', {
      body: { ways: [{ event: 'member_joined', in_app: true, mail: 'never' }], version: 0 },
    })
  }
  const all = await test.database.asOwner(async db =>
    column(
      await db.execute(sql`
        select table_name as value from information_schema.columns
        where table_schema = 'public' and column_name = 'company_id' order by 1`),
    ),
  )
  tables = all.filter(name => !RETIRED.has(name))
  // Rows of every kind for two companies: half a minute of work.
}, 180_000)

/** As if a service had answered about a place. */
const siteAnswer = (company_id: number) =>
  inTenant(test.database, company_id, db =>
    db.insert(site_answers).values({
      company_id,
      service: 'outlines',
      question: '33.45,-112.07',
      result: 'empty',
      source: 'FEMA USA Structures',
      url: 'https://example.com',
      license: 'CC BY 4.0',
      took_ms: 1,
      fetched_at: test.clock.now,
      expires_at: test.clock.now,
    }),
  )

/** As if the agreement were signed on paper too. */
const paperRow = (company_id: number, recorded_by: string) =>
  inTenant(test.database, company_id, async db => {
    const [signed] = await db.select({ id: transactions.id }).from(transactions).limit(1)
    await db.insert(paper_records).values({
      company_id,
      id: test.ports.id(),
      transaction_id: signed?.id ?? '',
      received_on: '2026-11-21',
      note: '',
      file_id: test.ports.id(),
      file_name: 'signed.pdf',
      file_hash: 'h',
      page_count: 1,
      signers: [],
      moved_project: false,
      recorded_by,
      recorded_by_name: 'Test',
      recorded_at: test.ports.now(),
    })
  })

/** A row in each table of the lenders. */
async function lenderRows(company_id: number, owner_id: string) {
  const { database, ports } = test
  const [dialect] = DIALECTS
  if (!dialect) throw new Error('There is no lender')
  const lender = dialect.code
  await connect(database, ports, company_id, owner_id, dialect)
  const [row] = await addApplications(database, ports, company_id, [{ owner_id, lender }])
  if (!row) throw new Error('No application was stored')
  const [at, application_id, project_id] = [ports.now(), row.id, row.project_id]
  await inTenant(database, company_id, async db => {
    const [file] = await db.select({ id: files.id }).from(files).limit(1)
    const call = { action: 'submit', endpoint: 'sendLoanApplication', idempotency_key: 'k', request_hash: 'h' }
    await db.insert(lender_calls).values({
      company_id,
      id: ports.id(),
      application_id,
      lender,
      ...call,
      created_at: at,
      state: 'waiting',
      deadline_at: at,
      next_attempt_at: at,
    })
    const event = { event: 'begun', sentence: 'Began.', actor: 'Test' }
    await db.insert(lender_events).values({ company_id, id: ports.id(), application_id, lender, at, ...event })
    await db
      .insert(lender_uploads)
      .values({ company_id, file_id: file?.id ?? '', application_id, kind: 'permit', uploaded_at: at })
    await db.insert(lender_records).values({
      company_id,
      id: ports.id(),
      application_id,
      kind: 'in_review',
      happened_on: '2026-11-21',
      detail: {},
      note: 'By phone',
      recorded_by: owner_id,
      recorded_by_name: 'Test',
      recorded_at: at,
      before: { status: 'submitted', facts: null },
    })
    await db.insert(lender_products).values({ company_id, lender, state: 'AZ', products: [], next_check_at: at })
    await db.insert(lender_webhooks).values({ company_id, lender, webhook_id: 'w', received_at: at })
    const job = { kind: 'company_export', name: 'Archive', input: {}, status: 'done' } as const
    await db
      .insert(jobs)
      .values({ company_id, id: ports.id(), ...job, created_by: owner_id, created_by_name: 'Test', created_at: at })
    await db.insert(file_parts).values({ company_id, file_id: ports.id(), position: 0, bytes: Buffer.from('part') })
    await db.insert(stray_objects).values({ company_id, key: `${company_id}/deleted/0`, seen_at: at })
    const owed = { milestone: 'installation_complete', part: 'payment', held: false } as const
    const sums = { gross_cents: 1, fee_cents: 0, amount_cents: 1, open_cents: 1, earned_on: '2026-11-21' }
    await db.insert(receivables).values({
      company_id,
      id: ports.id(),
      project_id,
      application_id,
      lender,
      ...owed,
      ...sums,
      due_on: '2026-12-01',
      created_at: at,
      updated_at: at,
    })
    const remittance_id = ports.id()
    await db.insert(remittances).values({
      company_id,
      id: remittance_id,
      lender,
      file_name: 'paid.csv',
      file_hash: 'h',
      status: 'ready',
      columns: { paid_on: 'Date', amount: 'Amount', reference: null, payee: null },
      created_by: owner_id,
      created_by_name: 'Test',
      created_at: at,
    })
    await db.insert(remittance_lines).values({
      company_id,
      id: ports.id(),
      remittance_id,
      line: 2,
      line_key: 'k',
      standing: 'unknown',
      reference: 'R',
      payee: 'P',
      amount_cents: 1,
    })
    const user_id = (await ownersOf(db))[0] ?? ''
    const group_id = ports.id()
    await db.insert(directory_users).values({ company_id, user_id, created_at: at })
    await db.insert(directory_groups).values({ company_id, id: group_id, name: 'roofs', created_at: at })
    await db.insert(directory_members).values({ company_id, group_id, user_id })
    await db
      .insert(company_domains)
      .values({ company_id, domain: `c${company_id}.example.com`, token: 't', created_at: at })
    await db.insert(provider_identities).values({
      company_id,
      issuer: 'https://id.example.com',
      subject: 's',
      user_id: (await ownersOf(db))[0] ?? '',
      created_at: at,
      last_used_at: at,
    })
    await db.insert(passkeys).values({
      company_id,
      id: ports.id(),
      user_id: (await ownersOf(db))[0] ?? '',
      credential_id: 'a-key',
      public_key: new Uint8Array(1),
      counter: 0,
      name: 'Laptop',
      created_at: at,
    })
    await db.insert(support_accesses).values({
      company_id,
      id: ports.id(),
      support_id: ports.id(),
      support_name: 'Sam Support',
      reason: 'To see what is wrong.',
      status: 'waiting',
      requested_at: at,
      expires_at: at,
    })
  })
}

const column = (result: unknown): string[] =>
  result !== null && typeof result === 'object' && 'rows' in result && Array.isArray(result.rows)
    ? result.rows.map((row: { value: unknown }) => String(row.value))
    : []
const count = async (db: Db, table: string, where = sql`true`) =>
  Number(column(await db.execute(sql`select count(*) as value from ${sql.identifier(table)} where ${where}`))[0])
const inCompany = <T>(company_id: number, work: (db: Db) => Promise<T>) =>
  test.database.asOwner(async db => {
    await enterTenant(db, company_id)
    return work(db)
  })

it('every table of the tenants has rows of both to leak', async () => {
  expect(tables.length).toBeGreaterThan(15)
  const empty = []
  for (const table of tables) {
    const here = await test.database.asOwner(db => count(db, table, sql`company_id = 3`))
    if (here === 0) empty.push(table)
  }
  expect(empty).toEqual([])
})

it('reads no row of another company, in any table, without a single condition', async () => {
  const foreign: Record<string, number> = {}
  for (const table of tables) foreign[table] = await inCompany(2, db => count(db, table, sql`company_id <> 2`))
  expect(foreign).toEqual(Object.fromEntries(tables.map(table => [table, 0])))
})

it('changes and deletes no row of another company', async () => {
  for (const table of tables) {
    const before = await test.database.asOwner(db => count(db, table, sql`company_id = 3`))
    await inCompany(2, db => db.execute(sql`delete from ${sql.identifier(table)} where company_id = 3`)).catch(() => 0)
    expect(await test.database.asOwner(db => count(db, table, sql`company_id = 3`)), table).toBe(before)
  }
})

it('writes no row into another company', async () => {
  const stolen = inCompany(2, db =>
    db.execute(sql`insert into projects select * from projects where false union all
      select (jsonb_populate_record(projects, '{"company_id": 3}')).* from projects limit 1`),
  )
  await expect(stolen).rejects.toThrow()
})

it('sees no row of a tenant at the door but what signing in needs', async () => {
  const seen: string[] = []
  for (const table of tables) {
    const rows = await test.database.transaction(db => count(db, table)).catch(() => 0)
    if (rows > 0) seen.push(table)
  }
  expect(seen).toEqual(
    [
      ...[
        'authenticators',
        'companies',
        'company_domains',
        'invites',
        'known_devices',
        'lender_connections',
        'links',
        'paper_records',
        'passkeys',
      ],
      ...['roles', 'seals', 'sessions', 'support_accesses', 'transactions', 'users'],
    ].filter(name => seen.includes(name)),
  )
})

it('sees of all companies that a mail is due, and nothing of what is in it', async () => {
  for (const column of ['to_address', 'subject', 'body', 'link_sealed']) {
    const reading = test.database.findDue(db => db.execute(sql`select ${sql.identifier(column)} from mails`))
    await expect(reading, column).rejects.toThrow()
  }
})

it('sees of all companies that a task is due, and nothing of what is to be done', async () => {
  for (const column of ['title', 'project_id', 'assignee_id']) {
    const reading = test.database.findDue(db => db.execute(sql`select ${sql.identifier(column)} from tasks`))
    await expect(reading, column).rejects.toThrow()
  }
})

it('sees of all companies that sums are to be folded, and no figure of them', async () => {
  for (const column of ['count', 'size_w', 'price_cents', 'owner_id', 'status', 'day']) {
    const reading = test.database.findDue(db => db.execute(sql`select ${sql.identifier(column)} from project_sums`))
    await expect(reading, column).rejects.toThrow()
  }
})

it('sees of all companies what of the lenders is due, and nothing of what it says', async () => {
  const columns = {
    lender_applications: 'people',
    lender_calls: 'request_sealed',
    lender_connections: 'credentials_sealed',
    lender_products: 'products',
  }
  for (const [table, name] of Object.entries(columns)) {
    for (const role of ['transaction', 'findDue'] as const) {
      const reading = test.database[role](db =>
        db.execute(sql`select ${sql.identifier(name)} from ${sql.identifier(table)}`),
      )
      await expect(reading, `${role} ${table}`).rejects.toThrow()
    }
  }
})

it('sees of all companies that a user was notified, and nothing of what', async () => {
  for (const column of ['sentence', 'detail', 'page', 'project_id']) {
    const reading = test.database.findDue(db => db.execute(sql`select ${sql.identifier(column)} from notifications`))
    await expect(reading, column).rejects.toThrow()
  }
})

it('sees of all companies that a problem of a page is old, and nothing of what it was', async () => {
  for (const column of ['project_id', 'summary', 'error_message']) {
    const reading = test.database.findDue(db => db.execute(sql`select ${sql.identifier(column)} from page_problems`))
    await expect(reading, column).rejects.toThrow()
  }
})

it('sees of all companies that an agreement waits for its seal, and nothing of what it says', async () => {
  for (const column of ['content', 'variables', 'project_id', 'document_file_id', 'message']) {
    for (const role of ['transaction', 'findDue'] as const) {
      const reading = test.database[role](db => db.execute(sql`select ${sql.identifier(column)} from transactions`))
      await expect(reading, `${role} ${column}`).rejects.toThrow()
    }
  }
})
