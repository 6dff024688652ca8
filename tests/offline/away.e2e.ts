// A signal, and no name found for the server, by the page or by its service worker. How else a server can be away is tried in every
// engine (tests/browsers/away.journey.ts); only here can a test make a name fail.
import { expect, test } from '@playwright/test'
import { ownCompany } from '../support/browser.ts'
import { answered, newProject } from '../support/sale.ts'
import { comeBack, openProject, openScreenNotKept, queueNote, readKeptProject } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

const NOTE = 'Written while no name was found.'

test('where no name is found, a kept project is read and a note is saved once', async ({ page, context }) => {
  const crashes: string[] = []
  page.on('pageerror', ({ message }) => crashes.push(message))
  const owner = await ownCompany(page, 'Nameless Solar')
  const { id: project_id } = await newProject(owner)
  const project = `/projects/${project_id}`
  await openProject(page, project)
  await context.route('**', route => route.abort('namenotresolved'))
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await queueNote(page, NOTE)
  await openScreenNotKept(page)
  await readKeptProject(page, project)
  await context.unroute('**')
  await comeBack(page, NOTE)
  const { data } = await owner.GET('/v3/notes.ListByProject', { params: { query: { project_id } } })
  expect(answered(data).notes.map(({ body }) => body)).toEqual([NOTE])
  expect(crashes).toEqual([])
})
