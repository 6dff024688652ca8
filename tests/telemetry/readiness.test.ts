// Health checks for supervisors and load balancers, and where to report a vulnerability.
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { serveReadiness } from '#server/http/readiness.ts'
import { serveSecurityContact } from '#server/http/security-contact.ts'
import { freeBytes } from '#server/lib/disk-space.ts'
import { root } from '../support/files.ts'

const whole = {
  isStopping: () => false,
  isDatabaseHere: () => true,
  areMigrationsApplied: async () => true,
  hasDiskSpace: async () => true,
}
const ask = async (facts: Partial<typeof whole>, path = '/readyz') => {
  const app = new Hono()
  serveReadiness(app, { ...whole, ...facts })
  const answer = await app.request(path)
  return [answer.status, await answer.json()]
}

it('is ready when nothing is in the way, and says what is', async () => {
  expect(await ask({})).toEqual([200, { status: 'ready' }])
  expect(await ask({ isDatabaseHere: () => false })).toEqual([503, { status: 'database_unavailable' }])
  expect(await ask({ areMigrationsApplied: async () => false })).toEqual([503, { status: 'migrations_missing' }])
  expect(await ask({ hasDiskSpace: async () => false })).toEqual([503, { status: 'disk_full' }])
})

it('what cannot be checked is not in order', async () => {
  const areMigrationsApplied = () => Promise.reject(new Error('no such table'))
  expect(await ask({ areMigrationsApplied })).toEqual([503, { status: 'migrations_missing' }])
})

it('a stopping server accepts no requests, and is alive', async () => {
  const areMigrationsApplied = () => expect.unreachable()
  expect(await ask({ isStopping: () => true, areMigrationsApplied })).toEqual([503, { status: 'stopping' }])
  expect(await ask({ isStopping: () => true }, '/healthz')).toEqual([200, { status: 'alive' }])
})

it('asks the database and the disk once, however often it is asked itself', async () => {
  let asked = 0
  const app = new Hono()
  const count = async () => {
    asked++
    return true
  }
  serveReadiness(app, { ...whole, areMigrationsApplied: count })
  for (let time = 0; time < 5; time++) await app.request('/readyz')
  expect(asked).toBe(1)
})

it('a folder that is not there yet has the room of the one above', async () => {
  const [here, below] = await Promise.all([freeBytes(root), freeBytes(`${root}/none/of/these`)])
  expect(here).toBeGreaterThan(0)
  expect(Math.abs(here - below)).toBeLessThan(here / 2)
})

it('names the security contact of the configuration until a date, and none where there is none', async () => {
  const asked = async (contact?: string) => {
    const app = new Hono()
    serveSecurityContact(app, contact, 'https://sunquill.example.com', () => new Date('2026-11-26T10:00:00Z'))
    return app.request('/.well-known/security.txt')
  }
  const answer = await asked('mailto:security@example.com')
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
  expect(await answer.text()).toBe(`Contact: mailto:security@example.com
Expires: 2027-05-25T10:00:00.000Z
Preferred-Languages: en, es
Canonical: https://sunquill.example.com/.well-known/security.txt
`)
  expect((await asked()).status).toBe(404)
})
