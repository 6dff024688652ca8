// Decides if a user may sign an agreement for the company in their own account. Checked for the list and again on signing.
import { ownFields } from '#machines/agreements/templates/field-answers.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../../caller.ts'
import type { SignerRow, TransactionRow } from '../view.ts'
import { words } from '../words.ts'

type Named = Pick<SignerRow, 'role' | 'name' | 'email'>

export const isAddressedTo = ({ email }: Named, account: string) => email.toLowerCase() === account.toLowerCase()

/**
 * Null if the caller may sign. A sales representative signs for themselves; a countersigner signs for the company, so users who
 * may void its agreements may sign in their place.
 */
export const whyNotTheirs = (signer: Named, account: string, caller: UserCaller): string | null =>
  isAddressedTo(signer, account) || (signer.role === 'countersigner' && caller.permissions.has('agreements.void'))
    ? null
    : words.signs_in_own_account({ name: signer.name })

/** The signer's signature and initials fields, and whether they have no others to fill in. */
export function inkFields({ content }: Pick<TransactionRow, 'content'>, role: Schemas['SignerRole']) {
  const own = ownFields(content.fields, role)
  const ids = own.filter(({ type }) => type === 'signature' || type === 'initials').map(({ id }) => id)
  return {
    ids,
    has_initials: own.some(({ type }) => type === 'initials'),
    is_all: !own.some(({ type, required }) => required && (type === 'text' || type === 'checkbox')),
  }
}
