import type { Handlers } from '../../handler.ts'
import { contactHandlers } from './contact-handlers.ts'
import { generalHandlers } from './general-handlers.ts'
import { profileHandlers } from './profile-handlers.ts'
import { signUpHandlers } from './sign-up-handlers.ts'
import { usageHandlers } from './usage-handlers.ts'

export const company: Handlers<'company'> = {
  ...profileHandlers,
  ...contactHandlers,
  ...generalHandlers,
  ...signUpHandlers,
  ...usageHandlers,
}
