// Shared by offline tests in any browser: wait until a device has its copies, read a stored project, open a screen that
// isn't stored, write a note, and reconnect.
import { expect } from '@playwright/test'
import { hidden, holds, type Screen, says, seen, type } from '../browsers/screen.ts'

export const kept = (screen: Screen) =>
  screen.evaluate(async () => {
    const here = await Promise.all((await caches.keys()).map(key => caches.open(key)))
    const requests = await Promise.all(here.map(cache => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }, undefined)

/** The service worker's own list of what it fetches by itself. */
async function isFilled(screen: Screen) {
  const source = await screen.evaluate(async () => (await fetch('/sw.js')).text(), undefined)
  const list = (name: string) => JSON.parse(new RegExp(`const ${name} = (.*)`).exec(source)?.[1] ?? '')
  const soon: string[] = [...list('SOON'), ...list('HELP').en]
  const here = new Set(await kept(screen))
  return soon.length > 100 && soon.every(address => here.has(address))
}

/** Firefox breaks off a navigation that begins while a page's first worker takes over: 1 of 4 such, on a busy machine. */
export const takenOver = (screen: Screen) =>
  expect.poll(() => screen.evaluate(() => navigator.serviceWorker.controller !== null, undefined)).toBe(true)

/** Opened once with a network, with its notes. */
export async function openProject(screen: Screen, project_address: string) {
  await screen.goto(`${project_address}?tab=notes`)
  await seen(screen.getByText('No notes yet'))
  await expect.poll(() => isFilled(screen), { timeout: 60_000 }).toBe(true)
}

/** The longest that silence is borne (web/reach/reach-rules.ts), and what the machine takes. */
const LIMIT_MS = 20_000

const waitingIn = (screen: Screen) => screen.getByRole('button', { name: '1 change pending' })

export async function write(screen: Screen, note: string) {
  await type(screen.getByRole('textbox', { name: 'New note' }), note)
  await screen.getByRole('button', { name: 'Add note' }).click()
}

/** It may still be believed that the server is there. */
export async function queueNote(screen: Screen, note: string) {
  await write(screen, note)
  await says(screen.getByRole('list', { name: 'Pending sync' }), note, LIMIT_MS)
  await holds(screen.getByRole('textbox', { name: 'New note' }), '')
  await seen(waitingIn(screen))
}

export async function openScreenNotKept(screen: Screen) {
  const menu = screen.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Agreements', exact: true }).click()
  await seen(screen.getByText('This page isn’t available offline'), LIMIT_MS)
  await seen(screen.getByRole('button', { name: 'Try again' }))
  await hidden(screen.getByText('Something went wrong'))
}

export async function readKeptProject(screen: Screen, project_address: string) {
  await screen.goto(`${project_address}?tab=notes`)
  await seen(screen.getByRole('heading', { name: 'Sam Sample' }), LIMIT_MS)
  await seen(screen.getByText(/^Can’t reach Sunquill\. Showing saved data from \d+:\d\d [AP]M\.$/), LIMIT_MS)
}

/** Automatic. The longest pause between probes of the server is half a minute. */
export async function comeBack(screen: Screen, note: string) {
  await says(screen.getByRole('list', { name: 'Notes' }), note, 40_000)
  await hidden(waitingIn(screen))
  await hidden(screen.getByText('Can’t reach Sunquill'))
}
