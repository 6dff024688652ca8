// A rep's everyday work at a desk, from signing in to a homeowner who signs on the rep's own device.
import { newCompany, OWN_PASSWORD } from '../support/browser.ts'
import { addLicense, answered, equipment, USE } from '../support/sale.ts'
import { field, SAM, template } from '../support/signing/signing.ts'
import { isTurn } from '../support/turns.mjs'
import { ENGINES } from './engines.ts'
import { DESK, expect, test } from './journey.ts'
import { choose, holds, pick, says, seen, type } from './screen.ts'
import { signIn } from './sign-in.ts'
import { adoptSignature, finish, press, readAll } from './signing-steps.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** A roof plane's corners, from the middle of the canvas, closed at the first. */
const CORNERS = [
  [-140, 80],
  [140, 80],
  [140, -60],
  [-140, -60],
  [-140, 80],
] as const

// A minute in each engine. By turns with a server that is away (away.journey.ts).
test.skip(({ engine }) => !isTurn(ENGINES.indexOf(engine) * 2, 6), 'another journey has its turn')

test('a rep sells: project, drawn roof, 3D, proposal, signature in person', async ({ open }) => {
  test.setTimeout(240_000)
  const { owner, email } = await newCompany('Everyday Solar')
  await addLicense(owner)
  await template(owner, [SAM], [field('signature', 'homeowner', 0, { page: 2, y: 0.6 })])
  const { panel, inverter } = await equipment(owner)
  const { screen, faults } = await open(DESK)
  const link = (name: string) => screen.getByRole('link', { name, exact: true })
  const tab = (name: string) => screen.getByRole('navigation', { name: 'Project' }).getByRole('link', { name })

  await test.step('signs in', () => signIn(screen, email))

  await test.step('creates a project', async () => {
    await screen.goto('/projects/new-project')
    await type(screen.getByLabel('First name'), 'Sam')
    await type(screen.getByLabel('Last name'), 'Sample')
    await type(screen.getByLabel('Email'), 'sam.sample@example.com')
    await press(screen, 'Next')
    await type(screen.getByLabel('Street'), '12 Example Street')
    await type(screen.getByLabel('ZIP code'), '85004')
    await holds(screen.getByLabel('City'), 'Phoenix')
    await press(screen, 'Next')
    await pick(screen, 'Utility', 'Arizona Public Service')
    await holds(screen.getByLabel('Rate'), /\d/)
    await press(screen, 'Next')
    await choose(screen, 'Enter usage as', 'kWh by month')
    for (const [index, month] of MONTHS.entries())
      await type(screen.getByLabel(month, { exact: true }), String(USE[index]))
    await seen(screen.getByText('13,450 kWh per year'))
    await press(screen, 'Create project')
    await seen(screen.getByRole('heading', { name: 'Sam Sample' }))
  })
  const project_id = await screen.evaluate(() => location.pathname.split('/').at(-1) ?? '', undefined)

  await test.step('draws the roof and fills it with panels', async () => {
    await tab('Design').click()
    await link('Draw roof').click()
    await press(screen, 'Use blank canvas')
    const box = await screen.getByRole('application', { name: 'Roof drawing' }).boundingBox()
    if (!box) throw new Error('There is no canvas')
    for (const [x, y] of CORNERS) await screen.mouse.click(box.x + box.width / 2 + x, box.y + box.height / 2 + y)
    await seen(screen.getByRole('list', { name: 'Drawing parts' }).getByRole('button', { name: /^South roof/ }))
    await press(screen, 'Fill plane')
    await says(screen.getByLabel('Design summary').locator('dd'), /^[1-9]/)
    await seen(screen.getByText('Saved', { exact: true }))
  })

  await test.step('looks at it in three dimensions', async () => {
    await screen.goto(`/projects/${project_id}/designer2?day=171&hour=15`)
    await seen(screen.getByText(/^Sun in the .+, \d+° high$/))
    // An engine without WebGL on this machine, such as Firefox without a GPU, says so next to the same figures.
    const hasWebgl = await screen.evaluate(
      () => document.createElement('canvas').getContext('webgl2') !== null,
      undefined,
    )
    const picture = screen.getByRole('img', { name: /^3D view\. 1 roof plane with \d+ panels/ })
    await seen(hasWebgl ? picture : screen.getByText('3D Data Unavailable'), 30_000)
  })

  await test.step('publishes a proposal for cash', async () => {
    const arrays = [{ name: 'South roof', tilt_deg: 20, azimuth_deg: 180, panel_id: panel.id, module_count: 16 }]
    const { design } = answered((await owner.GET('/v3/design.Get', { params: { query: { project_id } } })).data)
    const inverters = [{ inverter_id: inverter.id, count: 1 }]
    const body = { project_id, version: design?.version ?? 0, arrays, inverters }
    answered((await owner.POST('/v3/design.Save', { body })).data)
    await screen.goto(`/projects/${project_id}?tab=financing`)
    await press(screen, 'Select Cash')
    await seen(screen.getByText('Cash selected'))
    await tab('Proposal').click()
    // The rate is still the utility's average; publishing requires having read the homeowner's bill.
    await press(screen, 'Confirm for this project')
    await seen(screen.getByText('Confirmed', { exact: true }))
    await press(screen, 'Start proposal')
    await press(screen, 'Publish')
    await holds(screen.getByLabel('Public link'), /\/proposal\//)
  })

  await test.step('hands the device over, and the homeowner signs on it', async () => {
    await tab('Agreements').click()
    await press(screen, 'Send Solar agreement')
    await press(screen, 'Next')
    await screen.getByRole('radio', { name: 'Sign here now' }).click()
    await press(screen, 'Sign here now')
    await press(screen, 'Hand over')
    await press(screen, 'I am Sam Sample')
    await press(screen, 'I agree to sign electronically')
    await readAll(screen, screen.getByRole('button', { name: 'Sign here', exact: true }))
    await adoptSignature(screen, 'drawn')
    await finish(screen)
  })

  await test.step('takes the device back, to the project it left', async () => {
    await screen.goto('/projects')
    await seen(screen.getByRole('heading', { name: 'Hand the device back to Olga Own' }))
    await type(screen.getByLabel('Olga Own’s password'), OWN_PASSWORD)
    await press(screen, 'Take the device back')
    await seen(screen.getByText('1 of 1 signed.'))
  })
  expect(faults).toEqual([])
})
