// The product without a network: what was opened is read, what is written waits and is saved once, and signing out leaves nothing.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { answered, financed, newProject, published } from '../support/sale.ts'

test.use({ serviceWorkers: 'allow' })

/** What was asked for without a connection is told by the browser itself. */
const beyondTheNetwork = (faults: string[]) => faults.filter(fault => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(fault))

const kept = (page: Page) =>
  page.evaluate(async () => {
    const here = await Promise.all((await caches.keys()).map(key => caches.open(key)))
    const requests = await Promise.all(here.map(cache => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The service worker's own list of what it fetches by itself. */
async function isFilled(page: Page) {
  const source = await (await page.request.get('/sw.js')).text()
  const soon: string[] = JSON.parse(/const SOON = (.*)/.exec(source)?.[1] ?? '')
  const here = new Set(await kept(page))
  return soon.length > 100 && soon.every(address => here.has(address))
}

const left = (page: Page) =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('sunquill-offline')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const count = (store: string) =>
      new Promise<number>(resolve => {
        const asked = opened.transaction(store).objectStore(store).count()
        asked.onsuccess = () => resolve(asked.result)
      })
    const counts = { answers: await count('answers'), changes: await count('changes') }
    opened.close()
    return { ...counts, proposals: await caches.has('proposals') }
  })

const GATE = 'Ask for the gate code before you go.'

test('a project opened once is read without a network, and what is written there is saved once', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page)
  const owner = await ownCompany(page, 'Away Solar')
  const { id: project_id } = await newProject(owner)
  const notes = async () =>
    answered((await owner.GET('/v3/notes.ListByProject', { params: { query: { project_id } } })).data).notes
  const waiting = page.getByRole('button', { name: '1 change waiting' })
  const heading = page.getByRole('heading', { level: 1, name: 'Sam Sample' })

  await test.step('the built screens of a sale come by themselves', async () => {
    await page.goto(`/projects/${project_id}?tab=notes`)
    await expect(page.getByText('No notes yet')).toBeVisible()
    await expect.poll(() => isFilled(page), { timeout: 60_000 }).toBe(true)
  })

  await test.step('it opens without a network, and says of when it is', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByText(/^You are offline\. Showing what was saved at \d+:\d\d [AP]M\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'Deals', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Deals' }).or(page.getByText('not on this device'))).toBeVisible()
  })

  await test.step('a note written there waits, also over a reload', async () => {
    await page.goto(`/projects/${project_id}?tab=notes`)
    await page.getByRole('textbox', { name: 'New note' }).fill(GATE)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('list', { name: 'Not sent yet' })).toContainText(GATE)
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
    await page.reload()
    await waiting.click()
    await expect(page.getByRole('list', { name: 'Changes on this device' })).toContainText(GATE)
    await page.keyboard.press('Escape')
  })

  await test.step('what cannot wait says so', async () => {
    await page.getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Canceled' }).click()
    await page.getByLabel('Reason').fill('Changed their mind')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('You are offline, and this needs a connection.')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await notes()).toEqual([])
  })

  await test.step('with the network it is saved, once', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(GATE)
    await expect(waiting).toBeHidden()
    await expect(page.getByText('You are offline')).toBeHidden()
    expect((await notes()).map(({ body }) => body)).toEqual([GATE])
  })

  await test.step('signing out asks for what waits, and leaves nothing', async () => {
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'New note' }).fill('Never mind.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(waiting).toBeVisible()
    await context.setOffline(false)
    await expect(waiting).toBeHidden()
    await signOut(page)
    expect(await left(page)).toEqual({ answers: 0, changes: 0, proposals: false })
  })
  expect(beyondTheNetwork(faults)).toEqual([])
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: /, account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
}

test('a proposal opened once by its link is read without a network', async ({ page, browser }) => {
  const owner = await ownCompany(page, 'Kept Solar')
  const { project_id } = await financed(owner)
  const { public_id } = await published(owner, project_id)
  const context: BrowserContext = await browser.newContext({ serviceWorkers: 'allow' })
  const reader = await context.newPage()
  await reader.goto(`/proposal/${public_id}`)
  await expect.poll(() => kept(reader)).toContain(`/proposal/${public_id}`)
  await context.setOffline(true)
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'Ways to pay' })).toBeVisible()
  await reader.goto(`/solar-proposal/${public_id}`)
  await expect(reader.getByRole('heading', { name: 'There is no connection' })).toBeVisible()
  await context.close()
})
