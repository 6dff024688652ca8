// The editor's texts: where a template is offered, a field's position, changes since publishing.
import { expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { draftChanges } from '#web/agreements/editor/draft-changes.ts'
import type { Field } from '#web/agreements/editor/fields/field-edits.ts'
import { offeredWords } from '#web/agreements/editor/fields/offered-words.ts'
import { fieldWords, lengthIn, placeWords, shareOf } from '#web/agreements/editor/fields/place-words.ts'
import { proposedName } from '#web/agreements/upload.ts'

const signature: Field = {
  id: 'signature-1',
  type: 'signature',
  page: 2,
  x: 0.3647,
  y: 0.8,
  w: 0.3,
  h: 0.05,
  signer_role: 'homeowner',
  required: true,
  label: '',
}
const draft: Schemas['AgreementDraft'] = {
  name: 'Installation agreement',
  kind: 'installation',
  language: 'en',
  fields: [signature],
  signers: [{ role: 'homeowner', step: 1 }],
  states: [],
  financing_types: [],
  adder_ids: [],
  rescission_notice: false,
}
const ADDERS = [{ id: 'a1', name: 'Main panel upgrade' }]
const LETTER = { width: 612, height: 792 }

it('says in one sentence where a template is offered', () => {
  expect(offeredWords(draft, ADDERS)).toBe('Offered for every project.')
  expect(offeredWords({ states: ['AZ'], financing_types: ['loan', 'cash'], adder_ids: ['a1'] }, ADDERS)).toBe(
    'Offered for Loan and Cash in Arizona when Main panel upgrade is sold.',
  )
  expect(offeredWords({ states: ['AZ', 'NV', 'CA'], financing_types: [], adder_ids: ['a1', 'gone'] }, ADDERS)).toBe(
    'Offered in Arizona, Nevada, and California when Main panel upgrade or a deleted adder is sold.',
  )
})

it('says what a field is and its position, in inches or points', () => {
  expect(`${fieldWords(signature, [])}, ${placeWords(signature, LETTER, 'in')}`).toBe(
    'Signature (Homeowner), page 2, 3.1 inches from left, 8.8 inches from top',
  )
  expect(placeWords(signature, LETTER, 'pt')).toBe('page 2, 223.2 points from left, 633.6 points from top')
  expect(fieldWords({ ...signature, type: 'variable', variable: 'gone' }, [])).toBe('No value selected')
  expect(shareOf(lengthIn(0.5, 612, 'in'), 612, 'in')).toBe(0.5)
})

it('says what is new since the published version, and nothing where nothing is', () => {
  const before = { draft, document_hash: 'one' }
  expect(draftChanges(before, { draft: structuredClone(draft), document_hash: 'one' }, ADDERS)).toEqual([])
  const initials: Field = { ...signature, id: 'initials-1', type: 'initials', required: false }
  const after: Schemas['AgreementDraft'] = {
    ...draft,
    name: 'Contract',
    fields: [{ ...signature, x: 0.1 }, initials],
    signers: [
      { role: 'homeowner', step: 1 },
      { role: 'cc', step: 1 },
    ],
    states: ['AZ'],
    rescission_notice: true,
  }
  expect(draftChanges(before, { draft: after, document_hash: 'two' }, ADDERS)).toEqual([
    'PDF replaced',
    'Name: Contract',
    '1 field added',
    '1 field moved or resized',
    'Signers or signing order',
    'Offered in Arizona.',
    'Notice of cancellation added',
  ])
  expect(draftChanges({ draft: after, document_hash: 'two' }, before, ADDERS)).toContain('1 field removed')
  const relabelled = { ...draft, fields: [{ ...signature, label: 'Sign here' }] }
  expect(draftChanges(before, { draft: relabelled, document_hash: 'one' }, ADDERS)).toEqual(['1 field changed'])
})

it('proposes a name from that of the file', () => {
  expect(proposedName('Install_contract  v2 (final).PDF')).toBe('Install contract v2 (final)')
  expect(proposedName('.pdf')).toBe('')
})
