// Checks before an agreement is sent, each with a message for the rep, the fix and where to make it. Pure.
import type { Schemas } from '#sdk/types.ts'
import { dayWords } from '../lib/format.ts'
import type { SignersFit } from './signers-fit.ts'
import { AGREEMENT_VARIABLES, isAgreementVariable, variableLabel } from './templates/variables.ts'
import { words } from './words.ts'

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

/** Kinds that may still be signed after installation. */
const AFTERWARDS: readonly Schemas['AgreementKind'][] = ['interconnection', 'change_order', 'disclosure', 'other']
const OPEN: readonly Schemas['ProjectStatus'][] = ['active', 'submitted', 'approved', 'paid_by_cash']
const CLOSED: readonly Schemas['ProjectStatus'][] = ['declined', 'canceled', 'voided']

export function statusCheck(status: Schemas['ProjectStatus'], kind: Schemas['AgreementKind']): Check | undefined {
  const later = status === 'installation_completed' || status === 'funded'
  if (OPEN.includes(status) || (later && AFTERWARDS.includes(kind))) return undefined
  const fix = CLOSED.includes(status)
    ? words.send.reopen_project
    : later
      ? words.send.send_change_order
      : words.send.make_active
  return stop('project_status', 'project', words.send.project_status({ status }), fix)
}

export const appliesChecks = (why_not: readonly string[]): Check[] =>
  why_not.map(sentence => stop('does_not_apply', 'template', sentence, words.send.choose_other))

export const noDesign = () => stop('design_missing', 'design', words.send.design_missing, words.send.design_system)
export const noFinancing = () =>
  stop('financing_missing', 'financing', words.send.financing_missing, words.send.choose_financing)

export function outOfDate(changes: Schemas['QuoteChange'][]): Check {
  const fields = [...new Set(changes.map(({ field }) => field))].slice(0, 3).join(', ')
  return stop(
    'financing_out_of_date',
    'financing',
    fields ? words.send.out_of_date_by({ fields }) : words.send.out_of_date,
    words.send.choose_financing_again,
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

/** `names` are the variables shown by the fields, undefined for a field without one. */
export function variableChecks(
  names: readonly (string | undefined)[],
  values: readonly Schemas['VariableValue'][],
): Check[] {
  return [...new Set(names)].flatMap(name => {
    if (name === undefined || !isAgreementVariable(name))
      return stop(
        'variable_unknown',
        'template',
        name ? words.send.variable_unknown({ name }) : words.send.variable_unset,
        words.send.choose_variable,
      )
    const value = values.find(one => one.name === name)
    if (value?.value) return []
    const where = name.startsWith('rep_') ? 'team' : GROUPS[AGREEMENT_VARIABLES[name].group]
    const sentence = words.send.variable_missing({ label: variableLabel(name) })
    return stop('variable_missing', where, sentence, value?.missing ?? '')
  })
}

/** The notice of cancellation names the state’s rule and where to write to. */
export const noticeChecks = ({ has_state, has_address }: { has_state: boolean; has_address: boolean }): Check[] => [
  ...(has_state ? [] : [stop('address_missing', 'project', words.send.state_missing, words.send.enter_address)]),
  ...(has_address
    ? []
    : [
        stop(
          'company_address_missing',
          'company',
          words.send.company_address_missing,
          words.send.enter_company_address,
        ),
      ]),
]

export function otherCopy(
  status: Schemas['TransactionStatus'] | undefined,
  on: string,
  name: string,
): Check | undefined {
  const of = { name, day: dayWords(on) }
  if (status === 'sent') return stop('already_out', 'project', words.send.already_out(of), words.send.withdraw_first)
  if (status === 'signed')
    return warn('already_signed', 'project', words.send.already_signed(of), words.send.void_replaced)
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
    return warn('proposal_not_accepted', 'financing', words.send.proposal_not_accepted, words.send.send_anyway)
  if (accepted.option_id === offer.option_id) return undefined
  return warn(
    'proposal_differs',
    'financing',
    words.send.proposal_differs({ accepted: accepted.option_name, chosen: offer.name }),
    words.send.choose_accepted,
  )
}

/** `homeowners` are the names of those the project knows, the primary one first. */
export function signersFitCheck(fit: SignersFit, homeowners: readonly string[]): Check | undefined {
  const [homeowner = '', partner = ''] = homeowners
  if (fit === 'one_of_two')
    return warn('one_signs', 'signers', words.send.one_signs({ homeowner, partner }), words.send.choose_for_two)
  if (fit === 'two_of_one')
    return warn('second_signer_unknown', 'signers', words.send.second_signer_unknown, words.send.choose_for_one)
  return undefined
}

type Person = Pick<Schemas['Preparation']['signers'][number], 'role' | 'name' | 'email' | 'language'>

export function peopleChecks(people: readonly Person[], language: Schemas['Language']): Check[] {
  const homeowner = people.find(({ role }) => role === 'homeowner')
  const partner = people.find(({ role }) => role === 'co_homeowner')
  const checks: Check[] = []
  if (homeowner?.name && homeowner.email === '')
    checks.push(
      warn('email_missing', 'homeowners', words.send.email_missing({ name: homeowner.name }), words.send.enter_email),
    )
  if (homeowner && partner && partner.email !== '' && homeowner.email.toLowerCase() === partner.email.toLowerCase())
    checks.push(
      warn(
        'one_address',
        'signers',
        words.send.one_address({ homeowner: homeowner.name, partner: partner.name }),
        words.send.sign_by_own_link,
      ),
    )
  if (homeowner && homeowner.language !== language)
    checks.push(
      warn(
        'other_language',
        'template',
        words.send.other_language({
          name: homeowner.name || words.send.the_homeowner,
          reads: homeowner.language,
          agreement: language,
        }),
        words.send.choose_their_language,
      ),
    )
  return checks
}
