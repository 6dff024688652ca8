// What must be true before an agreement is sent, each with the sentence for the rep, what would put it right, and where. Pure.
import type { Schemas } from '#sdk/types.ts'
import { dayWords } from '../lib/words.ts'
import { AGREEMENT_VARIABLES, isAgreementVariable } from './templates/variables.ts'

type Check = Schemas['SendCheck']
type Where = Check['where']

const stop = (code: string, where: Where, sentence: string, fix: string): Check => ({
  code,
  severity: 'stop',
  where,
  sentence,
  fix,
})
const warn = (code: string, where: Where, sentence: string, fix: string): Check => ({
  ...stop(code, where, sentence, fix),
  severity: 'warn',
})

/** What may still be signed once the system stands. */
const AFTERWARDS: readonly Schemas['AgreementKind'][] = ['interconnection', 'change_order', 'disclosure', 'other']
const OPEN: readonly Schemas['ProjectStatus'][] = ['active', 'submitted', 'approved', 'paid_by_cash']
const CLOSED: readonly Schemas['ProjectStatus'][] = ['declined', 'canceled', 'voided']

export function statusCheck(status: Schemas['ProjectStatus'], kind: Schemas['AgreementKind']): Check | undefined {
  const later = status === 'installation_completed' || status === 'funded'
  if (OPEN.includes(status) || (later && AFTERWARDS.includes(kind))) return undefined
  const fix = CLOSED.includes(status)
    ? 'Reopen the project first.'
    : later
      ? 'What was sold stands; send a change order instead.'
      : 'Design the system or enter what the household uses: that makes the project active.'
  return stop(
    'project_status',
    'project',
    `This agreement cannot be sent while the project is ${status.replaceAll('_', ' ')}.`,
    fix,
  )
}

export const appliesChecks = (why_not: readonly string[]): Check[] =>
  why_not.map(sentence =>
    stop('does_not_apply', 'template', sentence, 'Choose another agreement, or change where this one is used.'),
  )

export const NO_DESIGN = stop('design_missing', 'design', 'Nothing is designed yet.', 'Design the system.')
export const NO_FINANCING = stop(
  'financing_missing',
  'financing',
  'No way to pay has been chosen.',
  'Choose the financing.',
)

export function outOfDate(changes: Schemas['QuoteChange'][]): Check {
  const fields = [...new Set(changes.map(({ field }) => field))].slice(0, 3).join(', ')
  return stop(
    'financing_out_of_date',
    'financing',
    `Since the financing was chosen something has changed${fields ? `: ${fields}` : ' in design or price'}.`,
    'Choose the financing again: it then goes by the figures of today.',
  )
}

export const licenseCheck = (problem: { sentence: string; fix: string } | null): Check | undefined =>
  problem === null ? undefined : stop('license_missing', 'company', problem.sentence, problem.fix)

const GROUPS: Record<Schemas['AgreementVariable']['group'], Where> = {
  Homeowner: 'homeowners',
  Home: 'project',
  Company: 'company',
  System: 'design',
  Money: 'financing',
  Agreement: 'template',
}

/** `names` are those the fields show, undefined for a field that shows nothing. */
export function variableChecks(
  names: readonly (string | undefined)[],
  values: readonly Schemas['VariableValue'][],
): Check[] {
  return [...new Set(names)].flatMap(name => {
    if (name === undefined || !isAgreementVariable(name))
      return stop(
        'variable_unknown',
        'template',
        name ? `There is no variable ${name}.` : 'A field of the agreement has no variable.',
        'Choose one in the template and publish it again.',
      )
    const found = values.find(one => one.name === name)
    if (found?.value) return []
    const { label, group } = AGREEMENT_VARIABLES[name]
    const where = name.startsWith('rep_') ? 'team' : GROUPS[group]
    return stop('variable_missing', where, `The agreement tells “${label}”, and it is not known.`, found?.missing ?? '')
  })
}

/** The notice of cancellation names the state’s rule and where to write to. */
export const noticeChecks = ({ has_state, has_address }: { has_state: boolean; has_address: boolean }): Check[] => [
  ...(has_state
    ? []
    : [
        stop(
          'address_missing',
          'project',
          'The notice of cancellation goes by the state the home is in.',
          'Enter the address in the project.',
        ),
      ]),
  ...(has_address
    ? []
    : [
        stop(
          'company_address_missing',
          'company',
          'The notice of cancellation names where to send it, and your company’s address is not entered.',
          'An administrator enters it under Company.',
        ),
      ]),
]

export function otherCopy(
  status: Schemas['TransactionStatus'] | undefined,
  on: string,
  name: string,
): Check | undefined {
  if (status === 'sent')
    return stop(
      'already_out',
      'project',
      `“${name}” was sent on ${dayWords(on)} and still waits for signatures.`,
      'Withdraw it first, so that two of the same cannot be signed.',
    )
  if (status === 'signed')
    return warn(
      'already_signed',
      'project',
      `“${name}” was sent on ${dayWords(on)} and has been signed.`,
      'Void it if this one takes its place.',
    )
  return undefined
}

type Acceptance = { option_id: string; option_name: string } | null

/** Contracts usually follow a proposal the homeowner has accepted. */
export function proposalCheck(
  kind: Schemas['AgreementKind'],
  accepted: Acceptance,
  offer: Pick<Schemas['Offer'], 'option_id' | 'name'> | undefined,
): Check | undefined {
  if ((kind !== 'installation' && kind !== 'financing') || !offer) return undefined
  if (accepted === null)
    return warn(
      'proposal_not_accepted',
      'financing',
      'The homeowner has not accepted a proposal.',
      'You can send the agreement all the same.',
    )
  if (accepted.option_id === offer.option_id) return undefined
  return warn(
    'proposal_differs',
    'financing',
    `The homeowner accepted ${accepted.option_name}; the project is financed by ${offer.name}.`,
    'Choose what was accepted, unless they have agreed to the change.',
  )
}

type Person = Pick<Schemas['Preparation']['signers'][number], 'role' | 'name' | 'email' | 'language'>

export function peopleChecks(people: readonly Person[], language: Schemas['Language']): Check[] {
  const homeowner = people.find(({ role }) => role === 'homeowner')
  const partner = people.find(({ role }) => role === 'co_homeowner')
  const reads = { en: 'English', es: 'Spanish' }
  const checks: Check[] = []
  if (homeowner?.name && homeowner.email === '')
    checks.push(
      warn(
        'email_missing',
        'homeowners',
        `${homeowner.name} has no e-mail address.`,
        'Enter it with the signers, or on the project’s overview.',
      ),
    )
  if (homeowner && partner && partner.email !== '' && homeowner.email.toLowerCase() === partner.email.toLowerCase())
    checks.push(
      warn(
        'one_address',
        'signers',
        `${homeowner.name} and ${partner.name} share one e-mail address.`,
        'Each gets a link of their own there; have each sign by theirs.',
      ),
    )
  if (homeowner && homeowner.language !== language)
    checks.push(
      warn(
        'other_language',
        'template',
        `${homeowner.name || 'The homeowner'} reads ${reads[homeowner.language]}; this agreement is in ${reads[language]}.`,
        'Choose one in their language where you have it.',
      ),
    )
  return checks
}
