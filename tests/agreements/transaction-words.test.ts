import { describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { lineFaults, type SignerLine, signersOf } from '#web/agreements/send-draft.ts'
import { newsBetween, progressOf, signerLines, standingOf } from '#web/agreements/transaction-words.ts'
import { ago } from '#web/lib/ago.tsx'

type Signer = Schemas['TransactionSigner']
type Transaction = Schemas['Transaction']
const NOW = Date.UTC(2026, 10, 20, 17)
const HOUR = 3_600_000
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString()

const signer = (name: string, more: Partial<Signer> = {}): Signer => ({
  id: name,
  role: 'homeowner',
  step: 1,
  name,
  email: 'someone@example.com',
  phone: null,
  language: 'en',
  status: 'pending',
  my_turn: true,
  link_expires_at: at(72),
  sent_at: at(-3),
  reminded_at: null,
  viewed_at: null,
  signed_at: null,
  in_person_by: null,
  ...more,
})
const out = (signers: Signer[], more: Partial<Transaction> = {}): Transaction => ({
  id: 'one',
  project_id: 'p',
  agreement_id: 'a',
  agreement_name: 'Agreement',
  agreement_version: 1,
  kind: 'installation',
  status: 'sent',
  signers,
  document_hash: '',
  document_src: '',
  completed_at: null,
  sealed_at: null,
  signed_src: null,
  signed_hash: null,
  reason: null,
  paper_records: [],
  paper_requested_by: [],
  is_current: true,
  changes: [],
  next_actions: [],
  trail: { whole: true, made_here: true, count: 1, last_hash: '' },
  created_by_name: 'Riley Rep',
  created_at: at(-3),
  version: 1,
  ...more,
})
const max = signer('Max', { role: 'countersigner', step: 2, my_turn: false, link_expires_at: null, sent_at: null })

const paper: Schemas['PaperRecord'] = {
  id: 'r',
  received_on: '2026-11-19',
  note: '',
  file: { name: 'signed.pdf', src: '/files/s', sha256: '', page_count: 2 },
  signers: [{ signer_id: 'Sam', signed_on: '2026-11-18' }],
  rescission: null,
  recorded_by: 'Olga Own',
  recorded_at: at(-1),
  taken_back: null,
}

describe('the state of an agreement', () => {
  it('says who recorded a signature on paper, and claims no seal', () => {
    const sam = signer('Sam', { status: 'signed', signed_at: at(-40), my_turn: false })
    const signed = out([sam], { status: 'signed', completed_at: at(-1), paper_records: [paper] })
    expect(standingOf(signed, NOW)).toMatchObject({
      label: 'Signed on paper',
      sentence: expect.stringMatching(/^Signed on paper, recorded by Olga Own .*No electronic seal\.$/),
    })
    expect(signerLines(signed, sam, NOW)).toEqual(['Signed on paper 11/18/2026'])
    const open = out([signer('Sam')], { paper_requested_by: ['Sam'] })
    expect(signerLines(open, signer('Sam'), NOW)).toContain('Asked to sign on paper')
  })

  it('names those it waits for', () => {
    expect(standingOf(out([signer('Sam'), signer('Pat'), max]), NOW).sentence).toBe('Waiting for Sam and Pat.')
  })
  it('says that a link has expired, and only of those whose turn it is', () => {
    const late = signer('Sam', { link_expires_at: at(-1) })
    expect(standingOf(out([late, max]), NOW).label).toBe('Link expired')
    expect(standingOf(out([{ ...late, my_turn: false }, signer('Pat')]), NOW).label).toBe('Out for signature')
  })
  it('is sealed a moment after it is signed', () => {
    const signed = { status: 'signed', completed_at: at(-1) } as const
    expect(standingOf(out([], signed), NOW).label).toBe('Sealing')
    expect(standingOf(out([], { ...signed, sealed_at: at(0) }), NOW).label).toBe('Signed')
  })
  it('says who declined and why, and otherwise if anyone had signed', () => {
    const declined = signer('Sam', { status: 'declined', my_turn: false })
    const reason = 'Not now'
    expect(standingOf(out([declined], { status: 'canceled', reason }), NOW)).toMatchObject({
      label: 'Declined',
      sentence: 'Sam declined: Not now',
    })
    expect(standingOf(out([max], { status: 'voided', reason }), NOW).sentence).toContain('after at least one signature')
    expect(standingOf(out([max], { status: 'canceled', reason }), NOW).sentence).toContain('before anyone signed')
  })
  it('counts those who sign, not those who get a copy', () => {
    const copy = signer('Cory', { role: 'cc', my_turn: false })
    expect(progressOf(out([signer('Sam', { status: 'signed' }), max, copy]))).toEqual({ signed: 1, of: 2 })
  })
})

describe('the lines about a signer', () => {
  const lines = (one: Signer, more: Signer[] = []) => signerLines(out([one, ...more]), one, NOW)
  it('what happened last comes first, and until when the link is good', () => {
    expect(lines(signer('Sam', { viewed_at: at(-2), reminded_at: at(-1) }))).toEqual([
      'Opened 2 hours ago',
      'Reminded 1 hour ago',
      'Link expires in 3 days',
    ])
    expect(lines(signer('Sam', { link_expires_at: at(-48) }))).toContain('Link expired 2 days ago')
    expect(lines(signer('Sam', { link_expires_at: null, sent_at: null }))).toEqual(['No active link'])
  })
  it('waits for those of the steps before', () => {
    expect(lines(max, [signer('Sam'), signer('Pat', { status: 'signed' })])).toEqual(['Waiting for Sam to sign'])
  })
  it('signed in person names the witness', () => {
    const [line] = lines(signer('Sam', { status: 'signed', signed_at: at(-1), in_person_by: 'Riley Rep' }))
    expect(line).toMatch(/^Signed .*, in person with Riley Rep$/)
  })
})

it('tells what changed between two readings, and nothing when nothing did', () => {
  const before = [out([signer('Sam'), max])]
  expect(newsBetween(before, before)).toEqual([])
  const signed = out([signer('Sam', { status: 'signed' }), max])
  expect(newsBetween(before, [signed])).toEqual(['Sam signed Agreement.'])
  expect(newsBetween([signed], [{ ...signed, sealed_at: at(0) }])).toEqual(['Agreement is sealed.'])
  expect(newsBetween([], before)).toEqual([])
})

describe('who is sent an agreement', () => {
  const line = (more: Partial<SignerLine>): SignerLine => ({
    key: 'homeowner',
    role: 'homeowner',
    step: 1,
    required: true,
    at: null,
    name: 'Sam Sample',
    email: 'sam@example.com',
    phone: '',
    language: 'en',
    ...more,
  })
  it('a copy left empty is not sent; one half filled in is asked about', () => {
    const copy = line({ key: 'cc-0', role: 'cc', required: false, at: 0, name: '', email: ' ' })
    expect(lineFaults(copy)).toEqual({})
    expect(signersOf([line({}), copy])).toEqual([
      { role: 'homeowner', name: 'Sam Sample', email: 'sam@example.com', language: 'en' },
    ])
    expect(Object.keys(lineFaults({ ...copy, name: 'Cory' }))).toEqual(['email'])
  })
  it('a signer without a name or address is asked for', () => {
    expect(Object.keys(lineFaults(line({ name: ' ', email: 'sam' })))).toEqual(['name', 'email'])
  })
})

it('says how long ago or until, and the date when it is far', () => {
  expect(ago(at(0), NOW)).toBe('just now')
  expect(ago(at(-0.5), NOW)).toBe('30 minutes ago')
  expect(ago(at(-50), NOW)).toBe('2 days ago')
  expect(ago(at(26), NOW)).toBe('in 1 day')
  // A date is that of the reader's time zone, whichever it is.
  expect(ago(new Date(2026, 9, 10, 12).toISOString(), NOW)).toBe('10/10/2026')
})
