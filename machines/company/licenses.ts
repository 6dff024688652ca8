// Which contractor license a project's documents name, and whether one is missing. The only such rule: documents, the checks before a
// sale and the company's own page ask it.
import type { Schemas } from '#sdk/types.ts'
import { dayWords } from '../lib/format.ts'
import { STATES, stateName } from '../lib/states.ts'
import { words } from './words.ts'

type License = Schemas['License']
type Company = {
  license_number?: string | null | undefined
  licenses?: readonly License[] | undefined
  /** As chosen at sign-up; an address entered later counts instead. */
  state?: string | null | undefined
  address?: Pick<Schemas['Address'], 'state'> | null | undefined
}

/** The company's home state: its single license number belongs to it. Null without a state or address. */
export const homeState = ({ address, state }: Company): string | null => address?.state ?? state ?? null

/**
 * Every license is for its state alone: the single number for the company's own, until licenses are listed by state. `state` is the
 * project's; null while its address is unknown.
 */
export function licenseIn(company: Company, state: string | null): Omit<License, 'state'> | null {
  const { license_number, licenses = [] } = company
  if (licenses.length > 0) return licenses.find(one => one.state === state) ?? null
  const home = homeState(company)
  return license_number && (!state || !home || state === home) ? { number: license_number } : null
}

/** As documents name it: 'ROC 000000, CR-11'. */
export function licenseText(company: Company, state: string | null): string | null {
  const license = licenseIn(company, state)
  return license && [license.number, license.classification].filter(Boolean).join(', ')
}

/** What blocks an agreement in this state; null if nothing does. `today` is YYYY-MM-DD at the company's location. */
export function licenseProblem(company: Company, state: string | null, today: string) {
  const license = licenseIn(company, state)
  const has_any = company.license_number || (company.licenses ?? []).length > 0
  const name = has_any && state ? stateName(state) : undefined
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
