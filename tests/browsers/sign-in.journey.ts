// Without signing in nothing works: tested in every engine, every day.
import { newCompany } from '../support/browser.ts'
import { DESK, expect, test } from './journey.ts'
import { signIn } from './sign-in.ts'

test('a rep signs in', async ({ open }) => {
  const { email } = await newCompany('Signing in')
  const { screen, faults } = await open(DESK)
  await signIn(screen, email)
  expect(faults).toEqual([])
})
