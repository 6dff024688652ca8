// Attacks on a sealed agreement, and the sentence that reports each.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Evidence } from '#machines/agreements/evidence/evidence.ts'
import { verifySeal } from '#machines/agreements/verify/verify-seal.ts'
import { createCompanyCertificate } from '#server/ports/company-certificate.ts'
import { sealPdf } from '#server/ports/pdf/pdf-seal.ts'
import { factsOf, joined, signatureDigits, swapped, withRevision } from '#tests/support/signing/forge.ts'
import { type Sample, SEALED_AT, sealedSample, sealSample } from '#tests/support/signing/sealed.ts'

let sealed: Uint8Array
let other: Uint8Array
let sample: Sample

beforeAll(async () => {
  sample = await sealSample({ names: ['Zoë Łukasiewicz', 'محمد'] })
  sealed = (await sealPdf(sample.input)).bytes
  other = await sealedSample({ names: ['Sam Sample', 'Pat Sample'] })
})

const faultsOf = async (bytes: Uint8Array) => {
  const report = await verifySeal(bytes)
  expect(report.valid).toBe(false)
  return report.checks.flatMap(({ fault }) => fault ?? [])
}

describe('behind the seal', () => {
  it.each([
    ['a line', '\n'],
    ['spaces', '    '],
    ['a comment', '%%EOF\n'],
    ['bytes', '\u0000\u0001'],
    ['another page of text', '7 0 obj\n<<>>\nendobj\n'],
  ])('%s added is detected', async (_, added) => {
    expect(await faultsOf(joined(sealed, added))).toEqual(['added_behind'])
    expect((await verifySeal(joined(sealed, added))).reason).toBe(
      'Something was added to the file after it was signed.',
    )
  })

  it('a revision that changes a page, covers something, adds a page or leads elsewhere is detected', async () => {
    const { first_page, root, size, object } = factsOf(sealed)
    const page = object(first_page)
    const catalog = object(root)
    const revisions: Record<string, string>[] = [
      {
        [first_page]: page.replace(/\/Contents [^/>]*/, `/Contents ${size} 0 R `),
        [size]: '<</Length 0>>\nstream\n\nendstream',
      },
      {
        [first_page]: page
          .replace('<<', `<</Annots [${size} 0 R]`)
          .replace(/\/Annots \[[^\]]*\](?=[\s\S]*\/Annots)/, ''),
        [size]: '<</Type/Annot/Subtype/FreeText/Contents(Paid)/Rect[0 0 99 99]>>',
      },
      { [root]: catalog.replace(/\/Pages \d+ 0 R/, `/Pages ${size} 0 R`), [size]: '<</Type/Pages/Kids[]/Count 0>>' },
      {},
    ]
    for (const objects of revisions) expect(await faultsOf(withRevision(sealed, objects))).toEqual(['added_behind'])
    // One that takes the signature out of sight, as some programs do when they save.
    const unsigned = withRevision(sealed, { [root]: catalog.replace(/\/AcroForm \d+ 0 R/, '') })
    expect(await faultsOf(unsigned)).toEqual(['no_signature'])
  })

  it('a hidden text put in the place of a visible one is detected', async () => {
    const { root, size, object } = factsOf(sealed)
    const switched = object(root).replace('<<', `<</OCProperties<</OCGs[${size} 0 R]/D<</OFF[${size} 0 R]>>>>`)
    const bytes = withRevision(sealed, { [root]: switched, [size]: '<</Type/OCG/Name(shown)>>' })
    expect(await faultsOf(bytes)).toEqual(['added_behind'])
  })
})

describe('the range of the signature', () => {
  const RANGE = /\/ByteRange \[[^\]]*\]/
  it.each([
    ['gone', '/ByteRangs [0 1 2 3]'],
    ['of three numbers', '/ByteRange [0 1 2]'],
    ['of six numbers', '/ByteRange [0 1 2 3 4 5]'],
    ['negative', '/ByteRange [0 -1 -2 -3]'],
    ['of fractions', '/ByteRange [0 1.5 2 3]'],
    ['of strings', '/ByteRange [(0) (1) (2) (3)]'],
    ['empty', '/ByteRange []'],
    ['a reference', '/ByteRange 1 0 R'],
    ['a null', '/ByteRange null'],
  ])('%s is detected', async (_, range) => {
    expect(await faultsOf(swapped(sealed, RANGE, range))).toEqual(['range_malformed'])
  })

  it('overlapping, beginning later or ending earlier is detected', async () => {
    const [, first = '', second = '', rest = ''] =
      /\/ByteRange \[0 (\d+)\s+(\d+)\s+(\d+)/.exec(Buffer.from(sealed).toString('latin1')) ?? []
    const ranges = [
      `0 ${first} 0 ${sealed.length}`,
      `1 ${first} ${second} ${rest}`,
      `0 ${Number(first) - 9} ${second} ${rest}`,
      `0 0 0 0`,
    ]
    for (const range of ranges)
      expect(await faultsOf(swapped(sealed, RANGE, `/ByteRange [${range}]`))).toEqual(['range_leaves_out'])
    expect(await faultsOf(swapped(sealed, RANGE, `/ByteRange [0 ${first} ${second} ${Number(rest) - 7}]`))).toEqual([
      'added_behind',
    ])
  })

  it('stretched over something put in its middle is detected (signature wrapping)', async () => {
    const { padded } = signatureDigits(sealed)
    const wrapped = joined(sealed.subarray(0, padded), '> /Wrapped <', sealed.subarray(padded))
    const [, first = '', second = '', rest = ''] =
      /\/ByteRange \[0 (\d+)\s+(\d+)\s+(\d+)/.exec(Buffer.from(sealed).toString('latin1')) ?? []
    const moved = swapped(wrapped, RANGE, `/ByteRange [0 ${first} ${Number(second) + 12} ${rest}]`)
    expect((await verifySeal(moved)).valid).toBe(false)
    expect((await verifySeal(wrapped)).valid).toBe(false)
  })
})

describe('the signature', () => {
  const CONTENTS = /\/Contents <[0-9A-F]+>/
  it.each([
    ['gone', '/Contentz <00>', 'range_malformed'],
    ['a null', '/Contents null', 'range_malformed'],
    ['a string', '/Contents (0)', 'range_malformed'],
    ['empty', '/Contents <>', 'range_leaves_out'],
    ['a zero', '/Contents <00>', 'range_leaves_out'],
  ])('%s is detected', async (_, contents, fault) => {
    expect(await faultsOf(swapped(sealed, CONTENTS, contents))).toEqual([fault])
  })

  it('of zeros, in small digits or with something in its padding is detected', async () => {
    const { start, end, padded } = signatureDigits(sealed)
    const digits = Buffer.from(sealed.subarray(start, padded)).toString('latin1')
    for (const changed of [
      '0'.repeat(digits.length),
      digits.toLowerCase(),
      `${digits.slice(0, -1)}1`,
      `${digits.slice(0, end - start)}00AB`,
    ])
      expect(await faultsOf(swapped(sealed, digits, changed.padEnd(digits.length, '0')))).toEqual(['padding'])
  })

  it('of another document moved in is detected', async () => {
    const own = signatureDigits(sealed)
    const foreign = signatureDigits(other)
    const moved = Uint8Array.from(sealed)
    moved.fill(0x30, own.start, own.padded)
    moved.set(other.subarray(foreign.start, foreign.end), own.start)
    expect(await faultsOf(moved)).toEqual(['content_changed'])
  })

  it('with another certificate in it is detected', async () => {
    const impostor = await createCompanyCertificate('Demo Solar LLC', SEALED_AT)
    const { certificate_pem } = sample.input
    const hex = (pem: string) =>
      Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64')
        .toString('hex')
        .toUpperCase()
    const [mine, theirs] = [hex(certificate_pem), hex(impostor.certificate_pem)]
    // Its number too, by which the signature names it.
    const serial = (text: string) => /0210([0-9A-F]{32})/.exec(text)?.[1] ?? ''
    const text = Buffer.from(sealed)
      .toString('latin1')
      .replaceAll(mine, theirs)
      .replaceAll(serial(mine), serial(theirs))
    expect(theirs.length).toBe(mine.length)
    const [fault] = await faultsOf(joined(text))
    expect(['other_certificate', 'signature_unreadable']).toContain(fault)
  })

  it('twice in one file is detected', async () => {
    expect(await faultsOf(joined(sealed, sealed))).toEqual(['added_behind'])
    const { size } = factsOf(sealed)
    const second = withRevision(sealed, { [size]: '<</Type/Sig/ByteRange [0 1 2 3]/Contents <00>>>' })
    expect(await faultsOf(second)).toEqual(['several_signatures'])
  })
})

describe('someone who signs with a certificate of their own', () => {
  const impostor = async (change: (evidence: Evidence) => void) => {
    const evidence = structuredClone(sample.evidence)
    change(evidence)
    const attachment = { ...sample.input.attachment, json: JSON.stringify(evidence) }
    return (await sealPdf({ ...sample.input, attachment })).bytes
  }

  it('cannot do so with evidence that names another', async () => {
    const theirs = await createCompanyCertificate('Demo Solar LLC', SEALED_AT)
    expect(await faultsOf((await sealPdf({ ...sample.input, ...theirs })).bytes)).toEqual(['other_certificate'])
  })

  it('is detected by the trail, the signers, the consents and the page where the evidence was changed', async () => {
    const cases: [(evidence: Evidence) => void, string[]][] = [
      [({ trail }) => trail.splice(3, 1), ['trail_broken', 'page_differs']],
      [({ trail }) => trail.splice(0, 1), ['trail_broken', 'page_differs']],
      [({ trail }) => Object.assign(trail[2] ?? {}, { actor: 'Somebody' }), ['trail_broken', 'page_differs']],
      [({ trail }) => trail.splice(-1), ['signer_untold', 'page_differs']],
      [({ signers }) => Object.assign(signers[0] ?? {}, { signed_at: null }), ['signer_untold', 'page_differs']],
      [({ signers }) => Object.assign(signers[0] ?? {}, { name: 'Zoe Lukasiewicz' }), ['page_differs']],
      [
        ({ consents }) => Object.assign(consents[0] ?? {}, { paragraphs: ['Nothing.'] }),
        ['consent_differs', 'page_differs'],
      ],
      [({ document }) => Object.assign(document, { sha256: 'a'.repeat(64) }), ['page_differs']],
    ]
    for (const [change, faults] of cases) expect(await faultsOf(await impostor(change))).toEqual(faults)
  })

  it('is detected where the evidence is gone, is none, or is of another kind', async () => {
    const without = { name: 'other.json', json: '{}' }
    expect(await faultsOf((await sealPdf({ ...sample.input, attachment: without })).bytes)).toEqual([
      'evidence_missing',
    ])
    for (const json of ['{}', 'no json', '[]', 'null', JSON.stringify({ ...sample.evidence, version: 2 })]) {
      const attachment = { ...sample.input.attachment, json }
      expect(await faultsOf((await sealPdf({ ...sample.input, attachment })).bytes)).toEqual(['evidence_unreadable'])
    }
  })

  it('is detected where the certificate was not valid at the time', async () => {
    for (const sealed_at of [new Date('2026-01-01T00:00:00Z'), new Date('2037-01-01T00:00:00Z')])
      expect(await faultsOf((await sealPdf({ ...sample.input, sealed_at })).bytes)).toEqual([
        'certificate_not_valid_then',
      ])
  })
})

it('a file that is not a PDF, is empty or was never sealed is not called changed', async () => {
  const verdicts = [new Uint8Array(), joined('<html>'), joined('%PDF-1.7\nnothing\n%%EOF'), sample.input.original]
  const said = await Promise.all(verdicts.map(async bytes => (await verifySeal(bytes)).verdict))
  expect(said).toEqual(['not_readable', 'not_readable', 'not_sealed', 'not_sealed'])
})

it('a document cut off anywhere is detected', async () => {
  for (let share = 1; share < 20; share++) {
    const { valid } = await verifySeal(sealed.subarray(0, Math.floor((sealed.length * share) / 20)))
    expect(valid).toBe(false)
  }
  expect((await verifySeal(sealed.subarray(0, -1))).valid).toBe(false)
})

describe('a signer who was asked for no consent', () => {
  const names = ['Sam Sample', 'Olive Owner']
  const account = 'signer1@example.com'
  const sealedWith = async (unasked: NonNullable<Parameters<typeof sealedSample>[0]>['unasked']) =>
    sealedSample({ names, ...(unasked ? { unasked } : {}) })

  it.each(['countersigner', 'sales_rep'] as const)('is accepted as the %s who signed in', async role => {
    const report = await verifySeal(await sealedWith({ role, account: account.toUpperCase() }))
    expect(report).toMatchObject({ valid: true, verdict: 'as_signed' })
  })

  it.each([
    ['a homeowner', { role: 'homeowner', account }],
    ['a co-homeowner', { role: 'co_homeowner', account }],
    ['the utility account holder', { role: 'utility_account_holder', account }],
    ['a countersigner who came by a link', { role: 'countersigner', account: null }],
    ['a countersigner with another account', { role: 'countersigner', account: 'someone@example.com' }],
  ] as const)('is refused as %s', async (_, unasked) => {
    expect(await faultsOf(await sealedWith(unasked))).toEqual(['consent_differs'])
  })
})
