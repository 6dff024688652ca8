// Shared by browser tests: signing in, and choosing from the product's lists as a user does.
import { createHash, randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Client } from '#mocks/demo/sell.ts'
import { productClient } from '#sdk/client.ts'
import { confirmUtility } from './sale.ts'

export const DEMO_PASSWORD = 'sunny-demo-2026'
/** Of every owner of a company of a test's own. */
export const OWN_PASSWORD = 'seven quiet sunflowers'
/** The dashboard would ask for a dozen figures that few tests want. */
const FIRST_PAGE = '/support'

/** By a link that carries the session, as the screen before it has tests of its own; to a page that asks for little. */
export async function signIn(page: Page, email = 'rep@example.com') {
  const answer = await page.request.post('/v1/users/sessions', { data: { email, password: DEMO_PASSWORD } })
  const { token }: { token: string } = await answer.json()
  await page.goto(`${FIRST_PAGE}?token=${token}`)
  await expect(page.getByRole('heading', { name: 'Support', exact: true })).toBeVisible()
}

/** Goes where a link within the application would lead: what is loaded stays, which takes a third of the time of `goto`. */
export const follow = (page: Page, path: string) => page.evaluate(to => history.pushState(null, '', to), path)

/** Types part of a name into a combobox and takes the one option that has it. */
export async function pick(scope: Page | Locator, label: string, text: string, page: Page) {
  await scope.getByLabel(label).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

/** Opens a select and takes an option. */
export async function choose(scope: Page | Locator, label: string, option: string, page: Page) {
  await scope.getByLabel(label).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Sentences on the page that a person would read as a fault; none may be there at the end of a test. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** One of RFC 2544's addresses, which are unassigned. */
function addressOf(name: string): string {
  const [a, b] = createHash('sha256').update(name).digest()
  return `198.18.${a}.${b}`
}

/**
 * Signs up a company of the test's own, so that its settings affect no others: its owner's client and session. Each
 * comes from an address of its own, since the server slows one that begins many companies.
 */
export async function newCompany(name: string, address = test.info().project.use.baseURL, settled = true) {
  const base_url = new URL(address ?? '').origin
  // A second try, and the same test in another browser, have an address of their own.
  const { retry, project } = test.info()
  const engine = project.name === 'product' ? '' : project.name
  const own = `${name} ${engine} ${retry || ''}`.trim().toLowerCase().replaceAll(/\W+/g, '-')
  const email = `${own}@example.com`
  const clientOf = (token: string | null) =>
    productClient({
      base_url,
      token: () => token,
      impersonated: () => null,
      idempotency_key: () => randomUUID(),
      fetch: request => {
        request.headers.set('X-Forwarded-For', addressOf(own))
        return fetch(request)
      },
    })
  const { data } = await clientOf(null).POST('/v3/company.SignUp', {
    body: {
      company_name: name,
      state: 'AZ',
      firstname: 'Olga',
      lastname: 'Own',
      email,
      password: OWN_PASSWORD,
    },
  })
  const token = data && 'token' in data ? data.token : null
  const owner = clientOf(token)
  if (settled) await confirmUtility(owner)
  return { owner, token, email, base_url }
}

/** The same, and its owner is signed in. */
export async function ownCompany(page: Page, name: string, address?: string, settled?: boolean): Promise<Client> {
  const { owner, token, base_url } = await newCompany(name, address, settled)
  // The browser itself has not signed in, so a link would ask first: there are tests of that.
  await page.goto(`${base_url}/robots.txt`)
  await page.evaluate(kept => localStorage.setItem('access_token', kept ?? ''), token)
  await page.goto(`${base_url}${FIRST_PAGE}`)
  await expect(page.getByRole('heading', { name: 'Support', exact: true })).toBeVisible()
  return owner
}

/** Holds back an operation's requests until the returned function is called. */
export async function heldUp(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(done => {
    letGo = done
  })
  await page.route(`**${path}`, async route => {
    await held
    await route.continue()
  })
  return () => letGo()
}

/** On request, to be looked at. */
export async function picture(page: Page, name: string) {
  if (!process.env['SHOTS']) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${colorScheme}.png` })
  }
}
