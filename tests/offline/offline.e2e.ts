// The product offline: opened pages can be read, writes wait and are saved once, and signing out leaves nothing.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { ownCompany, watchFaults } from '../support/browser.ts'
import { serveNewerBuild } from '../support/newer-build.ts'
import { answered, financed, newProject, published } from '../support/sale.ts'
import { countRequests } from '../support/tabs.ts'
import { kept, openProject, write } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

/** Browsers log failed offline requests themselves. */
const beyondTheNetwork = (faults: string[]) =>
  faults.filter(
    fault => !/ERR_(INTERNET_DISCONNECTED|FAILED)|^(TypeError: Failed to fetch dynamically|Unreachable)/.test(fault),
  )

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
  const waiting = page.getByRole('button', { name: '1 change pending' })
  const heading = page.getByRole('heading', { level: 1, name: 'Sam Sample' })

  await test.step('the built screens of a sale come by themselves', async () => {
    await openProject(page, `/projects/${project_id}`)
  })

  await test.step('it opens without a network, and says of when it is', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByText(/^Can’t reach Sunquill\. Showing saved data from \d+:\d\d [AP]M\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'Deals', exact: true }).click()
    await expect(
      page.getByRole('heading', { name: 'Deals' }).or(page.getByText('This page isn’t available offline')),
    ).toBeVisible()
  })

  await test.step('a note written there waits, also over a reload', async () => {
    await page.goto(`/projects/${project_id}?tab=notes`)
    await write(page, GATE)
    await expect(page.getByRole('list', { name: 'Pending sync' })).toContainText(GATE)
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
    await page.reload()
    await waiting.click()
    await expect(page.getByRole('list', { name: 'Offline changes' })).toContainText(GATE)
    await page.keyboard.press('Escape')
  })

  await test.step('what cannot wait is not begun, and says why', async () => {
    const move = page.getByRole('button', { name: 'Move to' })
    await expect(move).toBeDisabled()
    await expect(async () => {
      await page.mouse.move(1, 1)
      await move.hover()
      await expect(page.getByText('Can’t reach Sunquill. This requires a connection.')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(await notes()).toEqual([])
  })

  await test.step('with the network it is saved, once', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(GATE)
    await expect(waiting).toBeHidden()
    await expect(page.getByText('Can’t reach Sunquill')).toBeHidden()
    expect((await notes()).map(({ body }) => body)).toEqual([GATE])
  })

  await test.step('help opens without a network, and what was never opened says that it needs one', async () => {
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).fill('withdraw')
    await expect(page.getByText('Can’t reach Sunquill. You can still search pages, actions and help')).toBeVisible()
    const article = page.getByRole('group', { name: 'Help' }).getByRole('option').first()
    await article.click()
    await expect(page.getByRole('article')).toBeVisible()
    await page.getByRole('link', { name: 'Agreements', exact: true }).click()
    await expect(page.getByText('This page isn’t available offline')).toBeVisible()
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    await context.setOffline(false)
  })

  const task = 'Call the utility'
  const done = async () =>
    answered(
      (await owner.GET('/v3/tasks.ListByProject', { params: { query: { project_id, done: true } } })).data,
    ).tasks.map(({ title }) => title)

  await test.step('what waits in two tabs is sent once, and a task is ticked, unticked and ticked again', async () => {
    const { data } = await owner.GET('/v1/user', {})
    const assignee_id = answered(data).user.id
    await owner.POST('/v3/tasks.Create', { body: { project_id, title: task, due_on: null, assignee_id } })
    await page.goto(`/projects/${project_id}?tab=tasks`)
    const box = page.getByRole('checkbox', { name: task })
    await expect(box).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/projects/${project_id}?tab=notes`)
    await expect(other.getByText(GATE)).toBeVisible()
    const ticked = countRequests(context, '/v3/tasks.SetDone')
    const written = countRequests(context, '/v3/notes.Create')
    await context.setOffline(true)
    await box.click()
    await expect(waiting).toBeVisible()
    await box.click()
    await expect(waiting).toBeHidden()
    await box.click()
    await expect(box).toBeChecked()
    await other.getByRole('textbox', { name: 'New note' }).fill('Second tab.')
    await other.getByRole('button', { name: 'Add note' }).click()
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: '2 changes pending' })).toBeVisible()
    await context.setOffline(false)
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: /pending$/ })).toBeHidden()
    expect([ticked(), written()]).toEqual([1, 1])
    expect(await done()).toEqual([task])
    expect((await notes()).map(({ body }) => body).sort()).toEqual([GATE, 'Second tab.'])
    await other.close()
  })

  await test.step('what somebody else has changed meanwhile is not written over: it is typed on', async () => {
    const [note] = (await notes()).filter(({ body }) => body === 'Second tab.')
    await page.goto(`/projects/${project_id}?tab=notes`)
    const card = page.getByRole('list', { name: 'Notes' }).getByRole('listitem').filter({ hasText: 'Second tab.' })
    await expect(card).toBeVisible()
    await context.setOffline(true)
    await card.getByRole('button', { name: 'Note actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill('The gate code is with the neighbor.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(waiting).toBeVisible()
    const { id: note_id = '', version = 0 } = note ?? {}
    await owner.POST('/v3/notes.Update', { body: { note_id, version, body: 'The gate is open.', mention_ids: [] } })
    await context.setOffline(false)
    await page.getByRole('button', { name: '1 change not saved' }).click()
    const line = page.getByRole('list', { name: 'Offline changes' }).getByRole('listitem')
    await expect(line).toContainText('Someone else changed this')
    await line.getByRole('button', { name: 'Fix it' }).click()
    const theirs = page
      .getByRole('list', { name: 'Notes' })
      .getByRole('listitem')
      .filter({ hasText: 'The gate is open.' })
    await theirs.getByRole('button', { name: 'Note actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('The gate code is with the neighbor.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect
      .poll(async () => (await notes()).map(({ body }) => body))
      .toContain('The gate code is with the neighbor.')
  })

  await test.step('a session that ends meanwhile leaves no copies, and what waits is sent after signing in', async () => {
    await page.goto(`/projects/${project_id}?tab=notes`)
    await context.setOffline(true)
    await write(page, 'After the session.')
    await expect(waiting).toBeVisible()
    await page.evaluate(() => {
      // Last of all: a pointer that rests on what moves is activity too, and so is being hidden, which comes after the page is left.
      const leave = () => localStorage.setItem('session_activity', String(Date.now() - 2 * 60 * 60 * 1000))
      for (const name of ['pagehide', 'visibilitychange']) window.addEventListener(name, leave)
      window.location.reload()
    })
    await page.waitForURL('**/login?session_expired=true')
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => left(page)).toMatchObject({ answers: 0, changes: 1 })
    await context.setOffline(false)
    await page.getByLabel('Email').fill(`away-solar${test.info().retry || ''}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('seven quiet sunflowers')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(async () => (await notes()).map(({ body }) => body)).toContain('After the session.')
  })

  await test.step('signing out asks for what waits, wherever it is chosen, and leaves nothing', async () => {
    await page.goto(`/projects/${project_id}?tab=notes`)
    await expect(page.getByText(GATE)).toBeVisible()
    await context.setOffline(true)
    await write(page, 'Never mind.')
    await expect(waiting).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search everything' }).fill('sign out')
    await page.keyboard.press('Enter')
    const asked = page.getByRole('dialog', { name: '1 unsaved change' })
    await expect(asked).toContainText('Signing out permanently deletes it.')
    await asked.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(waiting).toBeVisible()
    await page.getByRole('button', { name: /, account$/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await asked.getByRole('button', { name: 'Sign out and delete it' }).click()
    await page.waitForURL('**/login')
    expect(await left(page)).toEqual({ answers: 0, changes: 0, proposals: false })
    await context.setOffline(false)
    expect((await notes()).map(({ body }) => body)).not.toContain('Never mind.')
  })
  // The only refusal is for the change another user overtook.
  expect(beyondTheNetwork(faults)).toEqual([expect.stringContaining('409 (Conflict)')])
})

test('a new version is offered, and comes when its person chooses', async ({ page, baseURL }) => {
  const server = await serveNewerBuild(baseURL ?? '')
  await page.goto(`${server.address}/login`)
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const offer = page.getByText('A new version is available.')
  // The page's hourly check.
  const look = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await look()
  await expect(offer).toBeHidden()
  server.release()
  // The page listens once loaded.
  await expect(async () => {
    await look()
    await expect(offer).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(offer).toBeHidden()
  await expect(page.getByLabel('Email')).toBeVisible()
  server.close()
})

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
  await expect(reader.getByRole('heading', { name: 'Payment options' })).toBeVisible()
  await reader.goto(`/solar-proposal/${public_id}`)
  await expect(reader.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.close()
})
