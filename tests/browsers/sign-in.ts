// A member of a team signs in as a person does, in any engine.
import { OWN_PASSWORD } from '../support/browser.ts'
import { type Screen, seen, type } from './screen.ts'
import { press } from './signing-steps.ts'

export async function signIn(screen: Screen, email: string) {
  await screen.goto('/login')
  await type(screen.getByLabel('Email'), email)
  await type(screen.getByLabel('Password', { exact: true }), OWN_PASSWORD)
  await press(screen, 'Sign in')
  await seen(screen.getByRole('heading', { name: 'Dashboard' }))
}
