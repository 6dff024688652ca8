// Blockers of sending an agreement, rule by rule.
import { describe, expect, it } from 'vitest'
import { nextActions } from '#machines/agreements/actions.ts'
import {
  otherCopy,
  outOfDate,
  peopleChecks,
  proposalCheck,
  signersFitCheck,
  statusCheck,
  variableChecks,
} from '#machines/agreements/send-checks.ts'
import { signersFit } from '#machines/agreements/signers-fit.ts'
import { whyNot } from '#machines/agreements/templates/applies.ts'

const NOW = new Date('2026-11-21T17:00:00Z')

describe('a check before sending', () => {
  it.each([
    ['new', 'installation', 'Design the system or enter the electricity usage to make the project active.'],
    ['canceled', 'installation', 'Reopen the project first.'],
    ['funded', 'installation', 'Send a change order instead.'],
    ['funded', 'change_order', undefined],
    ['active', 'installation', undefined],
    ['approved', 'financing', undefined],
  ] as const)('of a project that is %s, for %s', (status, kind, fix) => {
    expect(statusCheck(status, kind)?.fix).toBe(fix)
  })

  it('tells what has changed, in three things at most', () => {
    const changes = ['Contract price', 'Panels', 'Panels', 'Address', 'Use'].map(field => ({
      field,
      before: '',
      after: '',
    }))
    expect(outOfDate(changes).sentence).toBe(
      'Changed after the financing was selected: Contract price, Panels, Address.',
    )
    expect(outOfDate([]).sentence).toBe('The design or price changed after the financing was selected.')
  })

  it('of variables says once what is missing and where it is entered', () => {
    const missing = { name: 'rep_phone', value: null, missing: 'Enter the phone number.' }
    const checks = variableChecks(
      ['rep_phone', 'rep_phone', 'nonsense', undefined, 'company_name'],
      [missing, { name: 'company_name', value: 'Test Solar', missing: null }],
    )
    expect(checks.map(({ code, where, fix }) => [code, where, fix])).toEqual([
      ['variable_missing', 'team', 'Enter the phone number.'],
      ['variable_unknown', 'template', 'Choose one in the template and publish it again.'],
      ['variable_unknown', 'template', 'Choose one in the template and publish it again.'],
    ])
  })

  it('of another copy stops while it is out and warns once it is signed', () => {
    expect(otherCopy('sent', '2026-11-20', 'Contract')).toMatchObject({
      severity: 'stop',
      sentence: '“Contract” was sent on 11/20/2026 and is still waiting for signatures.',
    })
    expect(otherCopy('signed', '2026-11-20', 'Contract')?.severity).toBe('warn')
    expect(otherCopy(undefined, '', '')).toBeUndefined()
  })

  it('of the proposal warns where it is not accepted or for another payment option', () => {
    const offer = { option_id: 'a', name: 'Cash' }
    const accepted = { option_id: 'b', option_name: 'Loan' }
    expect(proposalCheck('installation', null, offer)?.code).toBe('proposal_not_accepted')
    expect(proposalCheck('installation', accepted, offer)?.sentence).toBe(
      'The homeowner accepted Loan, but the project uses Cash.',
    )
    expect(proposalCheck('installation', { ...accepted, option_id: 'a' }, offer)).toBeUndefined()
    expect(proposalCheck('interconnection', null, offer)).toBeUndefined()
  })

  it('of signers asks where one of two homeowners would sign, or two of one', () => {
    const field = {
      id: 'a',
      type: 'signature' as const,
      page: 1,
      x: 0,
      y: 0,
      w: 0.2,
      h: 0.1,
      required: true,
      label: '',
    }
    const content = (...roles: ('homeowner' | 'co_homeowner')[]) => ({
      kind: 'installation' as const,
      fields: roles.map(signer_role => ({ ...field, id: signer_role, signer_role })),
    })
    const [one, two] = [content('homeowner'), content('homeowner', 'co_homeowner')]
    const fits = [signersFit(one, 1), signersFit(two, 2), signersFit(one, 2), signersFit(two, 1)]
    expect(fits).toEqual(['all', 'all', 'one_of_two', 'two_of_one'])
    expect(signersFit({ ...one, kind: 'disclosure' }, 2)).toBe('all')
    expect(signersFitCheck('all', ['Sam Sample', 'Alex Sample'])).toBeUndefined()
    expect(signersFitCheck('one_of_two', ['Sam Sample', 'Alex Sample'])).toMatchObject({
      severity: 'warn',
      sentence: 'Sam Sample and Alex Sample own the home, but this agreement has no signature for Alex Sample.',
    })
    expect(signersFitCheck('two_of_one', ['Sam Sample'])).toMatchObject({ code: 'second_signer_unknown' })
  })

  it('of people warns of a missing or a shared address and of another language', () => {
    const person = { role: 'homeowner' as const, name: 'Sam', email: '', language: 'es' as const }
    expect(peopleChecks([person], 'en').map(({ code }) => code)).toEqual(['email_missing', 'other_language'])
    const pair = [
      { ...person, email: 'a@example.com' },
      { ...person, role: 'co_homeowner' as const, email: 'A@example.com' },
    ]
    expect(peopleChecks(pair, 'es').map(({ code }) => code)).toEqual(['one_address'])
  })
})

it('an agreement applies where every condition it has holds', () => {
  const none = { states: [], financing_types: [], adder_ids: [] }
  const project = { state: 'AZ', financing_type: 'cash' as const, adder_ids: ['a'] }
  expect(whyNot(none, { state: null, financing_type: null, adder_ids: [] })).toEqual([])
  expect(whyNot({ states: ['AZ', 'CA'], financing_types: ['cash'], adder_ids: ['a', 'b'] }, project)).toEqual([])
  expect(whyNot({ states: ['CA'], financing_types: ['ppa', 'lease'], adder_ids: ['b'] }, project)).toEqual([
    'This agreement is for homes in CA; this one is in AZ.',
    'This agreement is for these payment types: PPA, lease. This project uses: cash.',
    'This agreement is for projects with certain adders. This project has none of them.',
  ])
})

describe('what may be done with a transaction', () => {
  const signer = {
    role: 'homeowner' as const,
    step: 1,
    status: 'pending' as const,
    name: 'Sam',
    sent_at: null,
    link_expires_at: null,
  }
  const why = (...[transaction, signers]: [Parameters<typeof nextActions>[0], Parameters<typeof nextActions>[1]]) =>
    Object.fromEntries(nextActions(transaction, signers, NOW).map(({ action, why_not }) => [action, why_not]))

  it('follows who has been written to, when, and whether a link is out', () => {
    const open = { status: 'sent' as const, sealed_at: null, is_on_paper: false }
    expect(why(open, [signer])).toMatchObject({
      send_link: null,
      remind: 'No current signer has been emailed yet.',
      revoke_link: 'There is no active link.',
      withdraw: null,
    })
    const written = { ...signer, sent_at: new Date(NOW.getTime() - 1_800_000), link_expires_at: new Date('2026-12-21') }
    expect(why(open, [written])).toMatchObject({
      send_link: 'Sam was emailed less than an hour ago.',
      in_person: null,
      revoke_link: null,
    })
  })

  it('ends with it', () => {
    const signed = { ...signer, status: 'signed' as const }
    expect(why({ status: 'signed', sealed_at: null, is_on_paper: false }, [signed])).toEqual({
      send_link: 'Everyone has signed.',
      remind: 'Everyone has signed.',
      make_link: 'Everyone has signed.',
      in_person: 'Everyone has signed.',
      revoke_link: 'Everyone has signed.',
      withdraw: null,
      download: 'The signed document is being sealed.',
      record_paper: 'Everyone has signed.',
      take_back_paper: 'No paper signature is recorded for this agreement.',
    })
    expect(why({ status: 'voided', sealed_at: NOW, is_on_paper: false }, [signed])).toMatchObject({
      withdraw: 'This agreement was voided.',
      download: null,
      record_paper: 'This agreement was voided.',
    })
    expect(why({ status: 'signed', sealed_at: null, is_on_paper: true }, [signed])).toMatchObject({
      download: 'Signed on paper. Open the scan.',
      take_back_paper: null,
    })
  })
})
