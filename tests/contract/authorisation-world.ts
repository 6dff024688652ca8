// The companies, people and objects of the authorization matrix: three tenants with one of everything, every kind of
// caller, and an app whose writes are rolled back.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { templateCsv } from '#machines/design/equipment/rules.ts'
import { createApp } from '#server/app.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema/company.ts'
import { issued, paid } from '#tests/money/receivables/support.ts'
import { upload } from '#tests/sheet-import/upload.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { answered, sent } from '#tests/support/sale.ts'

export type Objects = Record<string, string>
type Caller = { token?: string; acts_as?: string }

export const OBJECTS = ['own', 'colleague', 'foreign', 'missing'] as const
export type Which = (typeof OBJECTS)[number]
export const CALLERS = [
  'nobody',
  'expired',
  'revoked',
  'disabled',
  'other company',
  'without permission',
  'own rows only',
  'with permission',
  'internal',
  'impersonating',
  'impersonating without right',
  'impersonating staff',
] as const
export type Who = (typeof CALLERS)[number]
export type World = {
  app: ReturnType<typeof createApp>
  objects: Record<Which, Objects>
  callers: Record<Who, Caller>
}

/** Readable only by company 2: its people's addresses, its name, its homeowner. */
export const SECRETS = ['-2@example.com', 'Test Solar', 'Secretwo']

export async function authorisationWorld(): Promise<World> {
  const test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  const sign = (role: string, company = 2) => test.signIn(emailOf(role, company))
  const objectsOf = async (company: number, seller: 'Owner' | 'Sales Rep'): Promise<Objects> => {
    const owner = await sign('Owner', company)
    const rep = await sign(seller, company)
    const target = await sign('Viewer', company)
    const { project_id, agreement_id, transaction } = await sent(test, rep.call === owner.call ? owner.call : rep.call)
      // A sales rep uploads no agreement; the owner's is sent.
      .catch(async () => sent(test, owner.call))
    const query = { params: { query: { project_id } } }
    const { homeowners } = answered((await owner.call.GET('/v3/homeowners.ListByProject', query)).data)
    const { adders } = answered((await owner.call.GET('/v3/adders.List', {})).data)
    const { panels } = answered((await owner.call.GET('/v3/collections.ListPanels', {})).data)
    const { inverters } = answered((await owner.call.GET('/v3/collections.ListInverters', {})).data)
    const { storage } = answered((await owner.call.GET('/v3/collections.ListStorage', {})).data)
    const { categories } = answered((await owner.call.GET('/v3/collections.ListOtherCategories', {})).data)
    const category_id = categories[0]?.id ?? ''
    const priced = { pricing_method: 'Fixed' as const, unit: 'piece', amount_usd: 1 }
    const { other } = answered(
      (await owner.call.POST('/v3/collections.AddOther', { body: { category_id, name: 'Guard', ...priced } })).data,
    )
    const imported = await upload(owner.call, 'panel', templateCsv('panel'))
    const { offers } = answered((await owner.call.GET('/v3/financing.Compare', query)).data)
    const { incentives } = answered((await owner.call.GET('/v3/collections.ListIncentives', {})).data)
    const { providers } = answered((await owner.call.GET('/v3/collections.ListFinancing', {})).data)
    const email = `invited-${randomUUID().slice(0, 8)}@example.com`
    const { invite } = answered(
      (await owner.call.POST('/v3/users.GenerateInviteLink', { body: { role_id: target.user.role_id, email } })).data,
    )
    const { templates } = answered((await owner.call.GET('/v3/templates.List')).data)
    const { shared } = answered((await owner.call.POST('/v3/solar.ShareReport', { body: { project_id } })).data)
    const invoice = await issued(owner.call, project_id, 10_000)
    const { payment } = await paid(owner.call, invoice, 4_000)
    const { job } = answered((await owner.call.POST('/v3/exports.Start', { body: {} })).data)
    const name = `Own ${randomUUID().slice(0, 8)}`
    const { role } = answered((await owner.call.POST('/v3/roles.Create', { body: { name } })).data)
    const [mail] = await mailsTo(test, company, email)
    const form = new FormData()
    for (const [field, text] of Object.entries({ project_id, file_name: 'bill.pdf' })) form.set(field, text)
    form.set('file', new Blob(['%PDF-1.7']))
    const file = { project_id, file_name: 'bill.pdf', file: '' }
    const { file_id } = answered(
      (await owner.call.POST('/v3/files.Upload', { body: file, bodySerializer: () => form })).data,
    )
    return {
      file_id,
      project_id,
      invoice_id: invoice.id,
      entry_id: payment.entry_id,
      job_id: job.id,
      agreement_id,
      transaction_id: transaction.id,
      signer_id: transaction.signers[0]?.id ?? '',
      homeowner_id: homeowners[0]?.id ?? '',
      adder_id: adders[0]?.id ?? '',
      panel_id: panels[0]?.id ?? '',
      inverter_id: inverters[0]?.id ?? '',
      storage_id: storage[0]?.id ?? '',
      category_id,
      other_id: other.id,
      import_id: imported.id,
      option_id: offers[0]?.option_id ?? '',
      incentive_id: incentives[0]?.id ?? '',
      provider_id: providers[0]?.id ?? '',
      invite_id: invite.id,
      role_id: role.id,
      mail_id: mail?.id ?? '',
      report_id: shared[0]?.id ?? '',
      template_id: templates.find(({ language }) => language === 'en')?.id ?? '',
      user_id: target.user.id,
      actor_id: target.user.id,
    }
  }
  const colleague = await objectsOf(2, 'Owner')
  const foreign = await objectsOf(3, 'Owner')
  const rep = await sign('Sales Rep')
  const homeowner = { firstname: 'Sam', lastname: 'Secretwo', email: 'sam@example.com' }
  const made = await rep.call.POST('/v1/lead/create', { body: { status: 'new', homeowner } })
  const project_id = answered(made.data).project.id
  const list = await rep.call.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })
  const own = {
    ...colleague,
    project_id,
    homeowner_id: answered(list.data).homeowners[0]?.id ?? '',
    user_id: rep.user.id,
  }
  const missing = Object.fromEntries(Object.keys(colleague).map(name => [name, randomUUID()]))

  const expired = await sign('Designer')
  const revoked = await sign('Finance')
  await revoked.call.POST('/api/session/clear')
  const disabled = await sign('Operations')
  await test.database.transaction(async db => {
    await enterTenant(db, 2)
    await db
      .update(sessions)
      .set({ last_seen_at: new Date(test.clock.now.getTime() - 66 * 60_000) })
      .where(eq(sessions.user_id, expired.user.id))
    await db.update(users).set({ status: 'disabled' }).where(eq(users.id, disabled.user.id))
  })
  const owner = await sign('Owner')
  const none = answered((await owner.call.POST('/v3/roles.Create', { body: { name: 'None', permissions: [] } })).data)
  const bare = await sign('Admin')
  await test.database.transaction(async db => {
    await enterTenant(db, 2)
    await db.update(users).set({ role_id: none.role.id }).where(eq(users.id, bare.user.id))
  })
  const { token } = await test.actingAs('Owner')
  const support = { token }
  const callers: World['callers'] = {
    nobody: {},
    expired: { token: expired.token },
    revoked: { token: revoked.token },
    disabled: { token: disabled.token },
    'other company': { token: (await sign('Owner', 3)).token },
    'without permission': { token: bare.token },
    'own rows only': { token: rep.token },
    'with permission': { token: owner.token },
    internal: { token: support.token },
    impersonating: { token: support.token, acts_as: owner.user.id },
    'impersonating without right': { token: owner.token, acts_as: rep.user.id },
    'impersonating staff': { token: support.token, acts_as: randomUUID() },
  }
  const app = createApp({
    database: neverKept(test.database),
    ports: test.ports,
    log: pino({ level: 'silent' }),
    production: false,
    ip_of: () => '192.0.2.7',
  })
  return { app, objects: { own, colleague, foreign, missing }, callers }
}

/** The same database, with every write rolled back. */
function neverKept(database: Database): Database {
  class Done extends Error {
    result: unknown
  }
  return {
    ...database,
    async transaction<T>(work: Parameters<typeof database.transaction<T>>[0]): Promise<T> {
      const done = new Done()
      try {
        return await database.transaction<T>(async db => {
          done.result = await work(db)
          throw done
        })
      } catch (error) {
        if (error !== done) throw error
        // The result of `work`, passed through the error that rolled it back.
        return done.result as T
      }
    },
  }
}
