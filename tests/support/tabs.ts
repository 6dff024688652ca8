// Tabs of one browser, with clocks that are moved together. Between moves each continues by itself.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from './browser.ts'

export const MINUTE = 60_000
export const timeoutDialog = (page: Page) => page.getByRole('dialog', { name: 'You will be logged out soon' })

export async function signInHere(page: Page, email = 'rep@example.com') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/**
 * The heading is visible while a page is still loading; its session is watched once the watcher is loaded, and moving
 * the clock earlier would look like a late user.
 */
async function watched(page: Page, open: () => Promise<unknown>) {
  const loaded = page.waitForResponse(/session-watch/)
  await open()
  await page.evaluate(watch => import(watch), (await loaded).url())
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session_activity'))).not.toBeNull()
}

/** The first shows the dashboard, the others the projects. */
export async function tabs(context: BrowserContext, count: number): Promise<[Page, Page, ...Page[]]> {
  await context.clock.install()
  const first = await context.newPage()
  await first.goto('/login')
  await watched(first, () => signInHere(first))
  await expect(first.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const opened = [first]
  while (opened.length < count) {
    const page = await context.newPage()
    await watched(page, () => page.goto('/projects'))
    await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
    opened.push(page)
  }
  await context.clock.runFor(1_000)
  const [one = first, two = first, ...rest] = opened
  return [one, two, ...rest]
}

/** A while without activity: the clocks jump, without ticking every half second; the last two ticks run. */
export async function idle(context: BrowserContext, time_ms: number) {
  await context.clock.fastForward(time_ms - 2_000)
  await context.clock.runFor(2_000)
}

/** How often the browser asked for an operation, whichever tab did. */
export function countRequests(context: BrowserContext, path: string): () => number {
  let count = 0
  context.on('request', request => {
    if (new URL(request.url()).pathname === path) count++
  })
  return () => count
}
