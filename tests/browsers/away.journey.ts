// A signal without a server behind it: stopped, disconnected, silent, or replaced by a proxy's error. The browser still
// reports that it is online.
import { comeBack, openProject, openScreenNotKept, queueNote, readKeptProject, takenOver } from '../offline/kept.ts'
import { newCompany } from '../support/browser.ts'
import { LINE_FAULTS, openLine } from '../support/line.ts'
import { answered, newProject } from '../support/sale.ts'
import { isTurn } from '../support/turns.mjs'
import { ENGINES } from './engines.ts'
import { DESK, expect, test } from './journey.ts'
import { seen } from './screen.ts'

// A minute in each engine. By turns with a rep's day (rep.journey.ts).
test.skip(({ engine }) => !isTurn(ENGINES.indexOf(engine) * 2 + 1, 6), 'another journey has its turn')

test('however the server is away, a kept project is read and a note is saved once', async ({ open, baseURL }) => {
  test.setTimeout(240_000)
  const line = await openLine(baseURL ?? '')
  const { owner, token } = await newCompany('Cut Off Solar')
  const { id: project_id } = await newProject(owner)
  const project = `${line.address}/projects/${project_id}`
  const notes = async () => {
    const { data } = await owner.GET('/v3/notes.ListByProject', { params: { query: { project_id } } })
    return answered(data).notes.map(({ body }) => body)
  }
  const { screen } = await open(DESK)
  await screen.goto(`${line.address}/support?token=${token}`)
  await seen(screen.getByRole('heading', { name: 'Support' }))
  await takenOver(screen)
  await openProject(screen, project)
  for (const fault of LINE_FAULTS)
    await test.step(fault, async () => {
      const note = `Written: ${fault}.`
      await line.fail(fault)
      expect(await screen.evaluate(() => navigator.onLine, undefined)).toBe(true)
      await queueNote(screen, note)
      await openScreenNotKept(screen)
      await readKeptProject(screen, project)
      await line.mend()
      await comeBack(screen, note)
      expect((await notes()).filter(body => body === note)).toEqual([note])
    })
  await line.close()
})
