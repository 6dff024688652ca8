import { Refusal } from '#sdk/refusal.ts'
import { words } from './words.ts'

/** What a browser throws is worded for developers, and says little: canceling and having no passkey look alike. */
export function browserRefusal(failure: unknown): never {
  const is_there = failure instanceof Error && failure.name === 'InvalidStateError'
  throw new Refusal(0, {
    code: 'passkey_canceled',
    message: is_there ? words.passkey_on_device : words.passkey_canceled,
  })
}
