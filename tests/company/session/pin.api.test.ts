// The PIN that takes back a device handed to signers: set with the password, of use on that device only, few tries.
import { beforeEach, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { users } from '#server/db/schema/company.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { linkFor, outForSignature, SAM } from '#tests/support/signing/signing.ts'

const PIN = '408216'
let test: TestApp
let rep: Client
let transaction: { transaction_id: string; signer_id: string }
beforeEach(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Owner'))).call
  const { transaction: sent } = await outForSignature(test, rep, [SAM])
  transaction = { transaction_id: sent.id, signer_id: sent.signers[0]?.id ?? '' }
})

const setPin = (pin: string | null, current_password = PASSWORD) =>
  rep.POST('/v3/users.SetPin', { body: { current_password, pin } })
const link = (in_person: boolean) => linkFor(rep, transaction.transaction_id, transaction.signer_id, in_person)
const takeBack = (token: string, pin = PIN) => test.anyone.POST('/v3/users.TakeBack', { body: { token, pin } })
const wait = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}
const sentences = async () =>
  answered((await rep.GET('/v3/audits.ListAudits', {})).data).audits.map(({ sentence }) => sentence)

it('is set with the password, stored as a hash, and shown only as being there', async () => {
  const has = async () => answered((await rep.GET('/v1/user', {})).data).user.has_pin
  expect(await has()).toBe(false)
  expect((await refusal(setPin(PIN, 'not the password'))).fields).toHaveProperty('current_password')
  for (const easy of ['111111', '123456', '987654', '121212'])
    expect((await refusal(setPin(easy))).fields, easy).toHaveProperty('pin')
  expect((await refusal(setPin('12a456'))).status).toBe(400)
  answered((await setPin(PIN)).data)
  expect(await has()).toBe(true)
  const rows = await test.database.asOwner(db => db.select({ pin_hash: users.pin_hash }).from(users))
  expect(rows.flatMap(({ pin_hash }) => pin_hash ?? [])).toEqual([expect.stringMatching(/^\$argon2id\$/)])
  answered((await setPin(null)).data)
  expect(await has()).toBe(false)
  expect(await sentences()).toEqual(
    expect.arrayContaining(['set their PIN for taking back a device', 'removed their PIN for taking back a device']),
  )
})

it('opens the session of who handed the device over, and no other link does', async () => {
  answered((await setPin(PIN)).data)
  const token = await link(true)
  const opened = answered((await takeBack(token)).data)
  expect(opened.user.contacts[0]?.contact).toBe(emailOf('Owner'))
  expect((await test.app.request('/v1/user', { headers: { Authorization: `Bearer ${opened.token}` } })).status).toBe(
    200,
  )
  expect(await sentences()).toContain('took the device back with their PIN')
  const refused = async (of: string) => (await refusal(takeBack(of))).code
  expect(await refused(await link(false))).toBe('no_such_link')
  expect(await refused('x'.repeat(43))).toBe('no_such_link')
  // Handed over again, on another device.
  await link(true)
  expect(await refused(token)).toBe('no_such_link')
  const late = await link(true)
  wait(61)
  expect(await refused(late)).toBe('no_such_link')
})

it('is nothing without a PIN, and with a user who may not enter', async () => {
  const token = await link(true)
  expect((await refusal(takeBack(token))).code).toBe('wrong_pin')
  answered((await setPin(PIN)).data)
  await test.database.asOwner(db => db.update(users).set({ status: 'disabled' }))
  expect((await refusal(takeBack(token))).code).toBe('wrong_pin')
})

it('waits longer after each of many wrong tries, and logs them', async () => {
  answered((await setPin(PIN)).data)
  const token = await link(true)
  for (let n = 0; n < 5; n++) expect((await refusal(takeBack(token, `00000${n}`))).code).toBe('wrong_pin')
  expect((await refusal(takeBack(token))).status).toBe(429)
  wait(1)
  expect((await refusal(takeBack(token, '000009'))).code).toBe('wrong_pin')
  expect((await refusal(takeBack(token))).status).toBe(429)
  wait(1)
  answered((await takeBack(token)).data)
  expect((await sentences()).filter(text => text.includes('wrong PIN')).length).toBe(6)
})
