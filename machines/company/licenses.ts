// Which contractor license a project's documents name, and whether one is missing. The only such rule: documents, the checks before a
// sale and the company's own page ask it.
import type { Schemas } from '#sdk/types.ts'
import { dayWords } from '../lib/format.ts'
import { STATES, stateName } from '../lib/states.ts'
import { words } from './words.ts'

type License = Schemas['License']
type Company = { license_number?: string | null | undefined; licenses?: readonly License[] | undefined }

/** A license listed by state is for that state alone: once there is one, the single number stands for no state any more. */
export function licenseIn(
  { license_number, licenses = [] }: Company,
  state: string | null,
): Omit<License, 'state'> | null {
  if (licenses.length > 0) return licenses.find(one => one.state === state) ?? null
  return license_number ? { number: license_number } : null
}

/** As documents name it: 'ROC 000000, CR-11'. */
export function licenseText(company: Company, state: string | null): string | null {
  const license = licenseIn(company, state)
  return license && [license.number, license.classification].filter(Boolean).join(', ')
}

/** What keeps a sale in this state from its agreement; null when nothing does. `today` as YYYY-MM-DD where the company is. */
export function licenseProblem(company: Company, state: string | null, today: string) {
  const license = licenseIn(company, state)
  const name = (company.licenses ?? []).length > 0 && state ? stateName(state) : undefined
  if (!license)
    return {
      sentence: name === undefined ? words.license_missing : words.license_missing_in({ state: name }),
      fix: words.enter_license,
    }
  if (license.expires_on && license.expires_on < today) {
    const day = dayWords(license.expires_on)
    return {
      sentence: name === undefined ? words.license_expired({ day }) : words.license_expired_in({ state: name, day }),
      fix: words.enter_renewed_license,
    }
  }
  return null
}

/** The one wording, wherever the license is asked for. */
export const licenseRule = () => words.license_rule

/** By field, for the form and the server alike. */
export function licenseFaults(licenses: readonly License[]): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [at, { state, number }] of licenses.entries()) {
    if (!STATES.some(({ alphacode }) => alphacode === state)) faults[`licenses.${at}.state`] = words.choose_state
    else if (licenses.findIndex(one => one.state === state) < at)
      faults[`licenses.${at}.state`] = words.state_twice({ state: stateName(state) })
    if (number.trim() === '') faults[`licenses.${at}.number`] = words.enter_license_number
  }
  return faults
}
