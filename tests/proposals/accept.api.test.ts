// A homeowner accepts by name: effects on project, design and financing, and refusals.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, published, shownProposal } from '#tests/support/sale.ts'
import { designedWithBattery } from './battery.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const query = (project_id: string) => ({ params: { query: { project_id } } })
const projectOf = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.Get', query(project_id))).data).project
const proposalOf = async (project_id: string) =>
  answered((await owner.GET('/v3/proposal.Get', query(project_id))).data).proposal
const financingOf = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.GetFinancing', query(project_id))).data).financing
const told = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.ListActivity', query(project_id))).data)
    // Consequences, such as a move, have no actor.
    .activity.filter(({ actor_name }) => actor_name !== null)
    .map(({ actor_name, sentence }) => `${actor_name} ${sentence}`)

type Choice = { option_id?: string; with_battery?: boolean; name?: string }
async function accept(public_id: string, choice: Choice = {}) {
  const { figures } = await shownProposal(test.anyone, public_id)
  const usual = { option_id: figures.offers[0]?.option_id ?? '', with_battery: true, name: 'Sam Sample' }
  const body = { public_id, ...usual, ...choice }
  return answered((await test.anyone.POST('/v3/proposal.Accept', { body })).data).proposal
}
async function proposed(offer_name = 'Cash') {
  const { project_id, offer, offers } = await financed(owner, offer_name)
  const { public_id } = await published(owner, project_id)
  return { project_id, offer, offers, public_id }
}
const LOAN = 'GoodLeap 25 years, 7.49%'

describe('accepting', () => {
  it('a loan makes it the project’s financing and submits the project; asked twice, it answers the same', async () => {
    const { project_id, offer, public_id } = await proposed(LOAN)
    await owner.POST('/v3/projects.SetFinancing', {
      body: { project_id, option_id: (await shownProposal(test.anyone, public_id)).figures.offers[1]?.option_id ?? '' },
    })
    const choice = { option_id: offer.option_id, name: '  Sam   Sample ' }
    const accepted = await accept(public_id, choice)
    expect(accepted).toMatchObject({
      state: 'accepted',
      accepted: { name: 'Sam Sample', option_id: offer.option_id, option_name: LOAN, with_battery: false },
    })
    expect(JSON.stringify(accepted)).not.toMatch(/192\.0\.2\.1|dealer_fee/)
    expect(await accept(public_id, choice)).toEqual(accepted)
    expect(await projectOf(project_id)).toMatchObject({ status: 'submitted' })
    expect(await financingOf(project_id)).toMatchObject({ option_id: offer.option_id, is_current: true })
    expect(await proposalOf(project_id)).toMatchObject({ status: 'accepted', is_current: true, has_unpublished: false })
    expect((await told(project_id)).filter(line => line.includes('accepted'))).toEqual([
      `Sam Sample (homeowner) accepted the proposal: ${LOAN}`,
    ])
    const mails = (await mailsTo(test, 2, emailOf('Owner'))).filter(({ subject }) => subject.startsWith('Accepted'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toContain(`Sam Sample accepted the proposal with ${LOAN}.`)
  })

  it('cash leaves the project active; a name that is markup is kept as the text it is', async () => {
    const { project_id, public_id } = await proposed()
    expect((await refusal(accept(public_id, { name: '\u200b\u200b' }))).fields).toHaveProperty('name')
    const name = '<img src=x onerror=alert(1)>\u202e Sam {link}'
    expect((await accept(public_id, { name })).accepted?.name).toBe('<img src=x onerror=alert(1)> Sam {link}')
    const [mail] = (await mailsTo(test, 2, emailOf('Owner'))).filter(({ body }) => body.includes('onerror'))
    expect(mail?.body.match(/\{link\}/g)).toHaveLength(1)
    expect((await told(project_id))[0]).toContain('<img src=x onerror=alert(1)> Sam {link} (homeowner) accepted')
    expect(await projectOf(project_id)).toMatchObject({ status: 'active' })
    expect(await financingOf(project_id)).toMatchObject({ offer: { type: 'cash' } })
  })

  it('another choice afterwards is refused, and so is publishing, until something has changed', async () => {
    const { project_id, public_id, offers } = await proposed(LOAN)
    await accept(public_id)
    const cash = offers.find(({ type }) => type === 'cash')?.option_id ?? ''
    expect(await refusal(accept(public_id, { option_id: cash }))).toMatchObject({
      status: 409,
      code: 'illegal_transition',
    })
    const again = await refusal(published(owner, project_id))
    expect(again).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect(again.message).toContain(`Sam Sample has accepted the proposal with ${LOAN}`)
    await owner.POST('/v3/projects.SetFinancing', { body: { project_id, option_id: cash } })
    await published(owner, project_id)
    expect(await proposalOf(project_id)).toMatchObject({ status: 'sent', accepted: null })
    expect(await shownProposal(test.anyone, public_id)).toMatchObject({ state: 'open', accepted: null })
    expect((await told(project_id))[0]).toContain('which replaced the one Sam Sample had accepted')
  })

  it('without the battery takes it out of the design, and all stays in step', async () => {
    const project_id = await designedWithBattery(owner)
    const { public_id } = await published(owner, project_id)
    const before = await shownProposal(test.anyone, public_id)
    const explored = answered(
      (
        await test.anyone.GET('/v3/proposal.Explore', {
          params: { query: { public_id, utility_escalation: 0.03, with_battery: false } },
        })
      ).data,
    ).figures
    const accepted = await accept(public_id, { with_battery: false })
    expect(accepted).toMatchObject({ state: 'accepted', accepted: { with_battery: false }, figures: explored })
    expect(accepted.figures.price.price_cents).toBe(before.figures.price.price_cents - 900_000)
    const { design } = answered((await owner.GET('/v3/design.Get', query(project_id))).data)
    expect(design).toMatchObject({ storage: [], version: 2 })
    expect(await financingOf(project_id)).toMatchObject({ price: accepted.figures.price, is_current: true })
    expect(await proposalOf(project_id)).toMatchObject({ status: 'accepted', is_current: true })
    expect((await told(project_id)).slice(0, 2)).toEqual([
      'Sam Sample (homeowner) accepted the proposal: Cash, without the battery',
      'Sam Sample (homeowner) removed the battery from the design',
    ])
  })
})

describe('what cannot be accepted', () => {
  it('is out of date, not shown, not offered on its terms any more, or sold already', async () => {
    const { project_id, public_id, offer } = await proposed(LOAN)
    const shown = '0198f7a2-0000-7000-8000-000000000999'
    expect((await refusal(accept(public_id, { option_id: shown }))).fields).toHaveProperty('option_id')

    const change = async (apr: number, version: number) =>
      owner.POST('/v3/collections.UpdateFinancingOption', { body: { option_id: offer.option_id, version, apr } })
    await change(0.0799, 1)
    const changed = await refusal(accept(public_id))
    expect(changed).toMatchObject({ status: 409, code: 'not_offered' })
    expect(changed.message).toContain('have changed')
    await change(0.0749, 2)

    const input = await designInput(owner, project_id, 1)
    await owner.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
    expect(await refusal(accept(public_id))).toMatchObject({ status: 409, code: 'out_of_date' })
    await owner.POST('/v3/design.Save', { body: { ...input, version: 2 } })
    expect((await shownProposal(test.anyone, public_id)).state).toBe('open')
    expect(await projectOf(project_id), 'nothing was kept of what was refused').toMatchObject({ status: 'active' })
    await test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.update(projects).set({ status: 'approved' }).where(eq(projects.id, project_id))
    })
    expect((await refusal(accept(public_id))).message).toContain('already under way')
    expect((await shownProposal(test.anyone, public_id)).state).toBe('under_way')
  })

  it('has expired where the company is, and can be accepted until the end of its last day', async () => {
    const { project_id } = await financed(owner)
    const wrong = async (valid_until: string) =>
      (await refusal(published(owner, project_id, { valid_until }))).fields['valid_until']
    expect(await wrong('2026-11-20')).toBe('Choose today or a later day.')
    expect(await wrong('2027-11-22')).toContain('within a year')
    const { public_id } = await published(owner, project_id, { valid_until: '2026-11-22' })
    const was = test.clock.now
    // 11 at night in Phoenix, the last day there; the next in Greenwich.
    test.clock.now = new Date('2026-11-23T06:00:00.000Z')
    expect(await shownProposal(test.anyone, public_id)).toMatchObject({ state: 'open', valid_until: '2026-11-22' })
    test.clock.now = new Date('2026-11-23T07:30:00.000Z')
    expect((await shownProposal(test.anyone, public_id)).state).toBe('expired')
    expect(await refusal(accept(public_id))).toMatchObject({ status: 409, code: 'expired' })
    test.clock.now = was
  })

  it('is canceled: accepted all the same, with a notice, and the project stays', async () => {
    const { project_id, public_id } = await proposed(LOAN)
    const { version } = await projectOf(project_id)
    await owner.POST('/v3/projects.UpdateProjectStatus', {
      body: { project_id, version, status: 'canceled', reason: 'Roof first' },
    })
    expect((await accept(public_id)).state).toBe('accepted')
    expect(await projectOf(project_id)).toMatchObject({ status: 'canceled' })
    const mails = await mailsTo(test, 2, emailOf('Owner'))
    expect(mails.some(({ body }) => body.includes('The project stays closed (canceled)'))).toBe(true)
  })
})

describe('at once', () => {
  const outcome = (done: Promise<unknown>) =>
    done.then(
      () => 'done',
      (said: { code?: string }) => said.code ?? '',
    )

  it('two who choose differently: one is accepted, the other gets a conflict', async () => {
    const { project_id, public_id, offers } = await proposed(LOAN)
    const shown = (await shownProposal(test.anyone, public_id)).figures.offers.map(({ option_id }) => option_id)
    const both = await Promise.all(shown.map(option_id => outcome(accept(public_id, { option_id }))))
    expect(both.sort()).toEqual(['done', 'illegal_transition'])
    const kept = (await proposalOf(project_id))?.accepted?.option_id
    expect(await financingOf(project_id)).toMatchObject({ option_id: kept })
    const type = offers.find(({ option_id }) => option_id === kept)?.type
    expect(await projectOf(project_id)).toMatchObject({ status: type === 'loan' ? 'submitted' : 'active' })
  })

  it('a homeowner who accepts during a save or a publication accepts what was shown, or nothing', async () => {
    for (const write of ['design', 'publish'] as const) {
      const { project_id, public_id } = await proposed()
      const input = await designInput(owner, project_id, 1)
      const smaller = { ...input, arrays: input.arrays.slice(0, 1) }
      const writing =
        write === 'design'
          ? owner.POST('/v3/design.Save', { body: smaller })
          : published(owner, project_id, { valid_until: '2026-12-24' })
      const [accepted, wrote] = await Promise.all([outcome(accept(public_id)), outcome(writing)])
      const proposal: Schemas['Proposal'] | null = await proposalOf(project_id)
      expect(proposal?.accepted !== null, `${write}: ${accepted}, ${wrote}`).toBe(accepted === 'done')
      if (write === 'design') expect(wrote).toBe('done')
      else expect([accepted, wrote]).toContain('done')
    }
  })
})
