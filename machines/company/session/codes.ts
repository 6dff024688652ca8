// Codes that people keep on paper, in Crockford's Base32: no letter can be taken for a digit.

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

/** Three groups: 60 random bits, which are hashed with a key and slow to try. */
export const RECOVERY_CODE_LETTERS = 12
export const PASSWORD_CODE_LETTERS = 20
export const RECOVERY_CODES = 10

/** One letter for each byte, in groups: `7K3M-QX9T-2FWA`. */
export function codeOf(random: Uint8Array): string {
  const letters = [...random].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return letters.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''
}

/** As it was made, however it was typed. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** The six digits of an authenticator app; undefined for any other code. */
export function appCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
