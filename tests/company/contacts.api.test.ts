// Contacts by topic, and where homeowners see them.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, published, sent, shownProposal } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const hidden = { shown_to_homeowners: false }
const INSTALLATION = { name: 'Otto Operations', phone: '(602) 555-0106', shown_to_homeowners: true }
const BILLING = { name: 'Finn Finance', email: 'billing@example.com', shown_to_homeowners: false }
const CONTACTS: Schemas['PointsOfContact'] = {
  sales: hidden,
  installation: INSTALLATION,
  service: hidden,
  billing: BILLING,
}
const save = (contacts: Schemas['PointsOfContact'], version = 0, call = owner) =>
  call.POST('/v3/settings.PointsOfContact', { body: { contacts, version } })

describe('the points of contact', () => {
  it('are empty at first, read by everyone and changed by those who manage settings', async () => {
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    const first = answered((await viewer.GET('/v3/settings.GetPointsOfContact')).data)
    expect(first).toEqual({
      contacts: { sales: hidden, installation: hidden, service: hidden, billing: hidden },
      version: 0,
    })
    expect((await save(CONTACTS)).data).toEqual({ contacts: CONTACTS, version: 1 })
    expect((await viewer.GET('/v3/settings.GetPointsOfContact')).data).toEqual({ contacts: CONTACTS, version: 1 })
    expect(await refusal(save(CONTACTS, 1, viewer))).toMatchObject({ status: 403 })
    expect(await refusal(save(CONTACTS, 0))).toMatchObject({ status: 409, code: 'stale_version' })
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(audits.some(({ sentence }) => sentence === 'changed the points of contact')).toBe(true)
  })

  it.each([
    [{ phone: '911', ...hidden }, 'contacts.service.phone'],
    [{ email: 'nobody', ...hidden }, 'contacts.service.email'],
    [{ phone: '(602) 555-0142', shown_to_homeowners: true }, 'contacts.service.name'],
    [{ name: 'Service team', shown_to_homeowners: true }, 'contacts.service.phone'],
    [{ name: '  ', phone: '(602) 555-0142', shown_to_homeowners: true }, 'contacts.service.name'],
  ])('refuses %j at its field', async (service, field) => {
    const said = await refusal(save({ ...CONTACTS, service }))
    expect(said).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(said.fields)).toEqual([field])
  })
})

describe('a homeowner', () => {
  it('finds those meant for homeowners on a proposal, as they are today', async () => {
    const { project_id } = await financed(owner)
    const { public_id } = await published(owner, project_id)
    const shown = async () => (await shownProposal(test.anyone, public_id)).contacts
    expect(await shown()).toEqual([])
    await save(CONTACTS)
    expect(await shown()).toEqual([{ purpose: 'installation', name: 'Otto Operations', phone: '(602) 555-0106' }])
    await save({ ...CONTACTS, installation: { ...INSTALLATION, name: 'Iris Installer' } }, 1)
    expect((await shown()).map(({ name }) => name)).toEqual(['Iris Installer'])
  })

  it('a homeowner who has signed sees who installs, if the company shows it', async () => {
    const { signer } = await sent(test, owner)
    expect((await signer.read()).installation_contact).toBeNull()
    await save(CONTACTS)
    await signer.prepare()
    expect((await signer.sign()).installation_contact).toEqual({
      purpose: 'installation',
      name: 'Otto Operations',
      phone: '(602) 555-0106',
    })
    await save({ ...CONTACTS, installation: { ...INSTALLATION, shown_to_homeowners: false } }, 1)
    expect((await signer.read()).installation_contact).toBeNull()
  })
})
