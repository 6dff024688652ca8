// Which contractor license a project's documents name, and whether one is missing. The only such rule: documents, the checks before a
// sale and the company's own page ask it.
import type { Schemas } from '#sdk/types.ts'
import { STATES, stateName } from '../lib/states.ts'
import { dayWords } from '../lib/words.ts'

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
  const whose =
    (company.licenses ?? []).length > 0 && state ? `${stateName(state)} contractor license` : 'contractor license'
  if (!license)
    return {
      sentence: `Your company’s ${whose} number is not entered.`,
      fix: `An administrator enters it under Company. ${LICENSE_RULE}`,
    }
  if (license.expires_on && license.expires_on < today)
    return {
      sentence: `Your company’s ${whose} expired on ${dayWords(license.expires_on)}.`,
      fix: 'An administrator enters the renewed license under Company.',
    }
  return null
}

/** The one wording, wherever the license is asked for. */
export const LICENSE_RULE = 'Agreements must name it.'

/** By field, for the form and the server alike. */
export function licenseFaults(licenses: readonly License[]): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [at, { state, number }] of licenses.entries()) {
    if (!STATES.some(({ alphacode }) => alphacode === state)) faults[`licenses.${at}.state`] = 'Choose the state.'
    else if (licenses.findIndex(one => one.state === state) < at)
      faults[`licenses.${at}.state`] = `${stateName(state)} is listed twice.`
    if (number.trim() === '') faults[`licenses.${at}.number`] = 'Enter the license number.'
  }
  return faults
}
