// The global search: matches, permissions, and terms with meaning to a database.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { inCompany } from '#server/db/database.ts'
import { agreement_versions, signers, transactions } from '#server/db/schema/agreements.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { keepSearchText, plainText } from '#server/projects/search-text.ts'
import { issued } from '#tests/money/receivables/support.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

let test: TestApp
let owner: Client
let rep: Client
let rep_id: string
let stranger: Client
let sold: { project_id: string; number: string }
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner'))).call
  const asRep = await test.signIn(emailOf('Sales Rep'))
  rep = asRep.call
  rep_id = asRep.user.id
  stranger = (await test.signIn(emailOf('Owner', 3))).call
  const { id: project_id, number } = await newProject(owner)
  sold = { project_id, number }
  await sendAgreement(project_id)
  await issued(owner, project_id, 50_000)
  const homeowner = { firstname: 'José', lastname: 'Muestra', email: 'j.muestra@example.com', phone: '(602) 555-0142' }
  await newProject(rep, { homeowner })
})

/** As after sending: the search uses nothing of its design, price or document. */
async function sendAgreement(project_id: string) {
  const agreement_id = await demoAgreement(owner)
  const { user } = await test.signIn(emailOf('Owner'))
  await inCompany(test.database, 2, async db => {
    const [{ content, version } = await Promise.reject(new Error('There is no version'))] = await db
      .select()
      .from(agreement_versions)
      .where(eq(agreement_versions.agreement_id, agreement_id))
    const [id, now] = [test.ports.id(), test.clock.now]
    await db.insert(transactions).values({
      company_id: 2,
      id,
      project_id,
      agreement_id,
      agreement_version: version,
      content,
      variables: {},
      document_file_id: content.file_id,
      document_hash: content.document_hash,
      financing_type: 'cash',
      basis_hash: '',
      created_by: user.id,
      created_by_name: 'Test Owner',
      created_at: now,
    })
    await db.insert(signers).values({
      company_id: 2,
      id: test.ports.id(),
      transaction_id: id,
      role: 'homeowner',
      position: 1,
      name: 'Sam Sample',
      email: 'sam.sample@example.com',
    })
  })
}

const find = async (search: string, call = owner) =>
  answered((await call.GET('/v3/search.Find', { params: { query: { search } } })).data)

const nothing = { projects: [], homeowners: [], agreements: [], invoices: [], members: [], more: [] }

describe('what is found', () => {
  it.each(['jose muestra', 'MUESTRA', 'mu', '602 555 0142', '+1 (602) 555-0142', 'j.muestra@example.com'])(
    'José Muestra and his project by %s',
    async words => {
      const found = await find(words)
      expect(found.homeowners.map(({ name }) => name)).toEqual(['José Muestra'])
      expect(found.projects.map(({ homeowner }) => homeowner)).toEqual(['José Muestra'])
      expect(found.homeowners[0]?.project.id).toBe(found.projects[0]?.id)
    },
  )

  it('a project by its number, with or without its prefix', async () => {
    for (const words of [sold.number, sold.number.replace('-', '').toLowerCase(), sold.number.replace('P-', '')]) {
      const [first] = (await find(words)).projects
      expect([first?.id, first?.matched[0]], words).toEqual([sold.project_id, 'number'])
    }
  })

  it('says in which fields the words were', async () => {
    const by_street = await find('12 street')
    expect(by_street.projects[0]).toMatchObject({
      matched: ['address'],
      address: '12 Example Street, Phoenix, AZ 85004',
    })
    const [by_name] = (await find('sam phoenix')).projects
    expect(by_name?.matched).toEqual(['name', 'address', 'homeowner'])
    expect((await find('muestra')).homeowners[0]?.matched).toEqual(['name', 'email'])
    expect((await find('5550142')).homeowners[0]?.matched).toEqual(['phone'])
  })

  it('an agreement by its title, its signer, its project, or one word of each', async () => {
    const [{ title = '', id } = { id: '' }] = (await find('sam sample')).agreements
    const [word = ''] = title.split(' ')
    const cases = [
      [title, ['title']],
      ['sam sample', ['signer', 'project']],
      [sold.number, ['project']],
      [`${word} sample`, ['title', 'signer', 'project']],
    ] as const
    for (const [words, matched] of cases) {
      const { agreements } = await find(words)
      expect(agreements, words).toMatchObject([
        { id, project: { id: sold.project_id }, signers: ['Sam Sample'], matched },
      ])
    }
    expect((await find(`${title} muestra`)).agreements).toEqual([])
  })

  it('an invoice by its number, for users who see receivables', async () => {
    const { data } = await owner.GET('/v3/receivables.ListInvoices', {})
    const number = answered(data).invoices[0]?.number ?? ''
    expect((await find(number)).invoices).toMatchObject([{ number, total_cents: 50_000, matched: ['number'] }])
    const designer = (await test.signIn(emailOf('Designer'))).call
    expect((await find(number, designer)).invoices).toEqual([])
  })

  it('a member by name or mail', async () => {
    expect((await find('test finance')).members).toMatchObject([{ name: 'Test Finance', role: 'Finance' }])
    expect((await find(emailOf('Finance'))).members.map(({ matched }) => matched)).toEqual([['email']])
  })

  it('a person of two projects once, with the one something happened in last', async () => {
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    const again = await newProject(owner)
    const { homeowners: people, projects: two } = await find('sam sample')
    expect(two.map(({ id }) => id)).toEqual([again.id, sold.project_id])
    expect(people.map(({ project }) => project.id)).toEqual([again.id])
  })
})

describe('whose it is', () => {
  it('a rep finds their own projects and what hangs on them', async () => {
    expect(await find('sample', rep)).toMatchObject({ projects: [], homeowners: [], agreements: [] })
    expect((await find(sold.number, rep)).projects).toEqual([])
    expect((await find('muestra', rep)).projects).toHaveLength(1)
  })

  it('another company finds nothing of it', async () => {
    for (const words of ['sample', 'muestra', sold.number, '5550142', 'example street'])
      expect(await find(words, stranger), words).toMatchObject({
        projects: [],
        homeowners: [],
        agreements: [],
        invoices: [],
      })
  })

  it('finds nothing without a session', async () => {
    const asked = test.anyone.GET('/v3/search.Find', { params: { query: { search: 'sample' } } })
    expect((await refusal(asked)).status).toBe(401)
  })
})

describe('words that are no words', () => {
  it.each(['', '   ', '%', '_', '\\', '%%%', 'S_m', 'Sam%', "'; drop table projects; --", 'x'.repeat(100), '🙂🙂🙂'])(
    'finds nothing by %j',
    async words => {
      expect(await find(words)).toEqual(nothing)
    },
  )

  it('refuses what is longer than any name', async () => {
    const asked = find('y'.repeat(500))
    expect(await refusal(asked)).toMatchObject({ status: 400, fields: { search: expect.any(String) } })
  })

  it('takes fifty words of one letter', async () => {
    expect((await find(Array.from({ length: 50 }, () => 's').join(' '))).projects.length).toBeGreaterThan(0)
  })
})

describe('where hundreds match', () => {
  const HUNDREDS = 520

  it('answers the six most recently active, says that there are more, and keeps to the user’s own', async () => {
    const { user } = await test.signIn(emailOf('Owner'))
    await inCompany(test.database, 2, async db => {
      const ids = Array.from({ length: HUNDREDS }, () => test.ports.id())
      const at = (n: number) => new Date(test.clock.now.getTime() + n * 1_000)
      await db.insert(projects).values(
        ids.map((id, n) => ({
          company_id: 2,
          id,
          number: 20_000 + n,
          name: `Repeated ${n}`,
          name_key: plainText(`Repeated ${n}`),
          status: 'new' as const,
          owner_id: n === 7 ? rep_id : user.id,
          status_since: at(n),
          active_at: at(n),
          created_at: at(n),
          updated_at: at(n),
        })),
      )
      await db.insert(homeowners).values(
        ids.map((project_id, n) => ({
          company_id: 2,
          id: test.ports.id(),
          project_id,
          firstname: `No${n}`,
          lastname: 'Repeated',
          is_primary: true,
          created_at: at(n),
        })),
      )
      await keepSearchText(db)
    })
    const found = await find('repeated')
    expect(found.projects.map(({ name }) => name)).toEqual([519, 518, 517, 516, 515, 514].map(n => `Repeated ${n}`))
    expect(found.homeowners.map(({ name }) => name)).toEqual([519, 518, 517, 516, 515, 514].map(n => `No${n} Repeated`))
    expect(found.more).toEqual(['projects', 'homeowners'])
    const own = await find('repeated', rep)
    expect([own.projects.length, own.homeowners.length, own.more]).toEqual([1, 1, []])
  })
})
