// Changes by others in a sale show on each open screen within two seconds: a colleague's edit, the homeowner's answer
// and signature, and the lender's news, without taking focus or input; and events missed while offline, once back.
import { applied, refreshed } from '#mocks/demo/apply.ts'
import { newCompany } from '../support/browser.ts'
import { connected } from '../support/lenders/lenders.ts'
import { openLine } from '../support/line.ts'
import { addLicense, answered, financed, newLink, published, shownProposal, signerOf } from '../support/sale.ts'
import { demoAgreement } from '../support/signing/agreement.ts'
import { isTurn } from '../support/turns.mjs'
import { ENGINES } from './engines.ts'
import { DESK, expect, test } from './journey.ts'
import { holds, type Screen, says, seen, type } from './screen.ts'

const SOON_MS = 2_000
const LOAN = 'GoodLeap 25 years, 7.49%'
const of = (project_id: string) => ({ params: { query: { project_id } } })
const PERSON = { firstname: 'Sam', email: 'sam.sample@example.com', phone: '(602) 555-0100' }
const UNSENT = 'Ask about the panel upgr'

test.skip(({ engine }) => !isTurn((ENGINES.indexOf(engine) + 1) * 2, 6), 'another journey has its turn')

test('what others do in a sale shows on open screens within two seconds', async ({ open, baseURL }) => {
  test.setTimeout(240_000)
  const { owner, token } = await newCompany('Hearing Solar')
  await addLicense(owner)
  await connected(owner, 'goodleap')
  const { project_id, offers } = await financed(owner, LOAN, { homeowner: { ...PERSON, lastname: 'Sample' } })
  const { public_id } = await published(owner, project_id)
  const people = answered((await owner.GET('/v3/homeowners.ListByProject', of(project_id))).data).homeowners
  const homeowner_ids = people.map(({ id }) => id)
  answered((await owner.POST('/v3/proposal.Send', { body: { project_id, way: 'text', homeowner_ids } })).data)
  /** As a colleague does it on another device. */
  const rename = async (lastname: string) => {
    const [person] = answered((await owner.GET('/v3/homeowners.ListByProject', of(project_id))).data).homeowners
    const body = { homeowner_id: person?.id ?? '', version: person?.version ?? 0, homeowner: { ...PERSON, lastname } }
    answered((await owner.POST('/v3/homeowners.Update', { body })).data)
  }
  const line = await openLine(baseURL ?? '')

  const show = async (path: string) => {
    const { screen, faults } = await open(DESK)
    await screen.goto(`${line.address}/support?token=${token}`)
    await seen(screen.getByRole('heading', { name: 'Support' }))
    // As a link within the application does.
    await screen.evaluate(to => history.pushState(null, '', to), path)
    return { screen, faults }
  }
  const project = await show(`/projects/${project_id}?tab=notes`)
  const list = await show('/projects')
  const guide = project.screen.getByRole('region', { name: 'Next step' })
  const note = project.screen.getByRole('textbox', { name: 'New note' })
  const row = (screen: Screen) => screen.getByRole('main').first()
  await says(guide, 'waiting for the homeowner’s answer')
  await says(row(list.screen), 'Sam Sample')
  await type(note, UNSENT)

  await test.step('a colleague’s edit', async () => {
    await rename('Renamed')
    await Promise.all([
      says(project.screen.getByRole('heading', { name: /^Sam / }), 'Sam Renamed', SOON_MS),
      says(row(list.screen), 'Sam Renamed', SOON_MS),
    ])
  })

  await test.step('the homeowner’s answer', async () => {
    const { figures } = await shownProposal(owner, public_id)
    const option_id = offers.find(({ name }) => name === LOAN)?.option_id ?? ''
    expect(figures.offers.map(one => one.option_id)).toContain(option_id)
    const body = { public_id, option_id, with_battery: true, name: 'Sam Renamed' }
    answered((await owner.POST('/v3/proposal.Accept', { body })).data)
    await Promise.all([
      says(guide, 'send the agreement', SOON_MS),
      says(row(list.screen), 'Send the agreement', SOON_MS),
    ])
  })

  await test.step('the lender’s word', async () => {
    const person = { ...PERSON, lastname: 'Renamed' }
    const application = await applied(owner, { project_id, lender: 'goodleap' }, person)
    await refreshed(owner, application)
    await Promise.all([says(row(project.screen), 'Approved', SOON_MS), says(row(list.screen), 'Approved', SOON_MS)])
  })

  await test.step('the signature', async () => {
    const agreement_id = await demoAgreement(owner)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Renamed', email: PERSON.email }]
    const body = { project_id, agreement_id, signers, deliver: 'none' as const }
    const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body })).data)
    const signer = signerOf({ anyone: owner }, await newLink(owner, transaction))
    await signer.prepare()
    await says(guide, 'waiting for Sam Renamed to sign', SOON_MS)
    await signer.sign()
    await expect.poll(() => guide.innerText(), { timeout: SOON_MS }).not.toContain('waiting for Sam Renamed to sign')
  })

  await test.step('what was being typed is there, and the focus in it', async () => {
    await holds(note, UNSENT)
    expect(await project.screen.evaluate(() => document.activeElement?.tagName, undefined)).toBe('TEXTAREA')
  })

  await test.step('what happened while the line was lost', async () => {
    await line.fail('cut')
    await rename('Again')
    await line.mend()
    await says(project.screen.getByRole('heading', { name: /^Sam / }), 'Sam Again')
    await holds(note, UNSENT)
  })
  await line.close()
})
