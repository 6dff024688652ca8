// Decides if two homeowners are the same person. Couples share phones and sometimes a mailbox, so first names count. Pure.

export type Known = { firstname: string; lastname: string; email: string | null; phone: string | null }

export const emailKey = (email: string | null | undefined): string | null => email?.trim().toLowerCase() || null
/** The last ten digits: with the country before them or without. */
export const phoneKey = (phone: string | null | undefined): string | null =>
  phone?.replaceAll(/\D/g, '').slice(-10) || null

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

export function samePerson(one: Known, other: Known): boolean {
  const [a, b] = [plain(one.firstname), plain(other.firstname)]
  if (a === b && plain(one.lastname) === plain(other.lastname)) return true
  const shares =
    (emailKey(one.email) !== null && emailKey(one.email) === emailKey(other.email)) ||
    (phoneKey(one.phone) !== null && phoneKey(one.phone) === phoneKey(other.phone))
  // Sam and Samuel are one; Sam and Alex with one phone are two.
  return shares && (a.startsWith(b) || b.startsWith(a))
}
