// Verifies that a sealed PDF is unchanged since signing, and reports its contents. Deliberately strict: anything
// unexpected is rejected. Pure: the browser page, the command and the server share it; it reads only the bytes.
import { certificateSections, certificateText } from '../evidence/certificate-rows.ts'
import { EVIDENCE_FILE, type Evidence } from '../evidence/evidence.ts'
import { digest, hexOf, WeakAlgorithm } from './algorithms.ts'
import { attachmentsOf } from './attachments.ts'
import { chainOf, isSelfSigned, wasGoodAt } from './certificate.ts'
import { brokenEvent, consentsHold, untoldSigner } from './check-evidence.ts'
import { checkLog } from './check-log.ts'
import { reasonOf } from './check-sentences.ts'
import { type Cms, faultOf, readCms, readTimestamp, signingTimeOf } from './cms.ts'
import { DerFault } from './der.ts'
import { activeContent, type Found, findSignature } from './find-signature.ts'
import { pagesOf, textOnPage } from './page-text.ts'
import { catalogOf, type PdfFile, readPdfFile } from './pdf-file.ts'
import { inflated } from './pdf-streams.ts'
import { entry, latin1, PdfFault, PdfReader, wholeNumber } from './pdf-values.ts'
import { readEvidence } from './read-evidence.ts'
import { CHECKS, type CheckCode, type Fault, type SealCheck, type SealReport } from './report.ts'

const MOST_BYTES = 60_000_000

/** Results so far. */
class Findings {
  private readonly checks = new Map<CheckCode, SealCheck>()
  readonly report: Omit<SealReport, 'verdict' | 'valid' | 'reason' | 'checks'>
  /** The file claims to be sealed here; used only to choose the wording of a failure. */
  private readonly ours: boolean
  constructor(bytes: Uint8Array, file_hash: string) {
    this.ours = mentions(bytes, EVIDENCE_FILE)
    this.report = {
      signer_name: null,
      signed_at: null,
      certificate: null,
      timestamp: null,
      log: null,
      evidence: null,
      byte_count: bytes.length,
      file_hash,
    }
  }
  holds(code: CheckCode, facts: Record<string, string> = {}) {
    this.checks.set(code, { code, ok: true, fault: null, facts })
  }
  /** Neither passed nor failed: this check isn't possible here. */
  leavesOpen(code: CheckCode, fault: Fault) {
    this.checks.set(code, { code, ok: null, fault, facts: {} })
  }
  fails(code: CheckCode, fault: Fault, facts: Record<string, string> = {}) {
    this.checks.set(code, { code, ok: false, fault, facts })
  }
  end(verdict?: SealReport['verdict']): SealReport {
    const checks = CHECKS.map(code => this.checks.get(code) ?? { code, ok: null, fault: null, facts: {} })
    const failed = checks.some(({ ok }) => ok === false)
    const result = verdict ?? (failed ? (this.ours ? 'changed' : 'not_ours') : 'as_signed')
    return { verdict: result, valid: result === 'as_signed', reason: reasonOf(checks, 'en'), checks, ...this.report }
  }
}

export async function verifySeal(bytes: Uint8Array): Promise<SealReport> {
  const findings = new Findings(bytes, hexOf(await digest('SHA-256', bytes)))
  if (bytes.length > MOST_BYTES) {
    findings.fails('file', 'too_large')
    return findings.end('not_readable')
  }
  const opening = latin1(bytes.subarray(0, 1024))
  if (!opening.includes('%PDF-')) {
    findings.fails('file', 'not_a_pdf')
    return findings.end('not_readable')
  }
  const file = await readPdfFile(bytes).catch(only(PdfFault))
  if (file instanceof PdfFault) {
    // Other programs build PDFs differently; remains of a seal show if a sealed one was changed.
    if (!mentions(bytes, RANGE)) return notSealed(findings)
    if (endsLater(bytes)) findings.fails('nothing_after', 'added_behind')
    else findings.fails('file', 'built_otherwise', { why: file.message })
    return findings.end()
  }
  findings.holds('file')
  const signature = findSignature(file, bytes)
  if (signature === 'no_signature' && !mentions(bytes, RANGE)) return notSealed(findings)
  if (typeof signature === 'string') {
    findings.fails(
      signature === 'added_behind' || signature === 'later_revision' || signature === 'more_than_signed'
        ? 'nothing_after'
        : 'signature_place',
      signature,
    )
    return findings.end()
  }
  findings.holds('signature_place', { bytes: bytes.length.toLocaleString('en-US') })
  findings.holds('nothing_after')
  const active = activeContent(file)
  if (active) findings.fails('still', 'active', { what: active })
  else findings.holds('still')
  if (await checkSignature(signature, findings)) {
    await placeInLog(file, bytes, findings)
    await checkEvidence(file, findings)
  }
  return findings.end()
}

function notSealed(found: Findings): SealReport {
  found.fails('signature_place', 'not_sealed')
  return found.end('not_sealed')
}

const RANGE = '/ByteRange'

/** True if the file contains more than its byte range claims. Used only for wording. */
function endsLater(bytes: Uint8Array): boolean {
  try {
    const range = new PdfReader(bytes, placeOf(bytes, RANGE) + RANGE.length).value()
    const [, , second, rest] = range.kind === 'array' ? range.items.map(wholeNumber) : []
    return second != null && rest != null && second + rest < bytes.length
  } catch {
    return false
  }
}

const mentions = (bytes: Uint8Array, word: string) => placeOf(bytes, word) >= 0

function placeOf(bytes: Uint8Array, word: string): number {
  const codes = new TextEncoder().encode(word)
  for (let at = bytes.indexOf(codes[0] ?? 0); at >= 0; at = bytes.indexOf(codes[0] ?? 0, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at
  }
  return -1
}

/** Passes an error of these kinds on as an answer, and throws every other. */
const only =
  <Kind extends Error>(...kinds: (new () => Kind)[]) =>
  (error: unknown): Kind => {
    const expected_error = kinds.map(kind => (error instanceof kind ? error : null)).find(one => one !== null)
    if (expected_error) return expected_error
    throw error
  }

async function checkSignature({ contents, pieces, kind }: Found, found: Findings): Promise<boolean> {
  try {
    const cms = await readCms(contents, 'seal')
    describe(cms, found)
    const fault = kind === 'ETSI.CAdES.detached' ? await faultOf(cms, joined(pieces)) : 'signature_unreadable'
    if (fault) found.fails('signature', fault)
    else found.holds('signature')
    if (!fault) await checkCertificate(cms, found)
    return !fault
  } catch (error) {
    if (!(error instanceof DerFault || error instanceof WeakAlgorithm)) throw error
    found.fails('signature', error instanceof WeakAlgorithm ? 'weak_algorithm' : 'signature_unreadable')
    return false
  }
}

function joined([first, second]: [Uint8Array, Uint8Array]): Uint8Array {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

function describe(cms: Cms, { report }: Findings) {
  const { signer } = cms
  report.signer_name = signer.subject_name
  report.signed_at = signingTimeOf(cms)
  report.certificate = {
    subject: signer.subject_name,
    issuer: signer.issuer_name,
    fingerprint: signer.fingerprint,
    not_before: signer.not_before,
    not_after: signer.not_after,
    self_signed: isSelfSigned(signer),
    complete: false,
    key: signer.key.said,
  }
}

async function checkCertificate(cms: Cms, found: Findings) {
  const { signer } = cms
  const chain = await chainOf(signer, cms.others)
  if (found.report.certificate) found.report.certificate.complete = chain.sound && chain.complete
  if (cms.timestamp) {
    const timestamp = await readTimestamp(cms).catch(only<Error>(DerFault, WeakAlgorithm))
    if (!timestamp || timestamp instanceof Error) found.fails('timestamp', 'timestamp_wrong')
    else {
      found.report.timestamp = timestamp
      found.holds('timestamp', { authority: timestamp.authority })
    }
  }
  const at = found.report.timestamp?.at ?? found.report.signed_at
  if (!chain.sound) found.fails('certificate', 'chain_broken')
  else if (!signer.may_sign) found.fails('certificate', 'certificate_not_for_signing')
  else if (!at || !chain.path.every(one => wasGoodAt(one, at))) found.fails('certificate', 'certificate_not_valid_then')
  else found.holds('certificate', { name: signer.subject_name, key: signer.key.said })
}

/** Enough to tell installations apart at a glance; the full fingerprint is with the hashes. */
const SHORT_ID = 12

async function placeInLog(file: PdfFile, bytes: Uint8Array, found: Findings) {
  const { proof, fault, ok } = await checkLog(file, bytes, found.report.signed_at)
  if (proof) found.report.log = { index: proof.index, ...proof.leaf, head: proof.head }
  if (proof && ok)
    found.holds('log', {
      number: (proof.index + 1).toLocaleString('en-US'),
      installation: proof.leaf.installation.slice(0, SHORT_ID),
    })
  else if (fault && ok === false) found.fails('log', fault)
  else if (fault) found.leavesOpen('log', fault)
}

async function checkEvidence(file: PdfFile, found: Findings) {
  const attached = attachmentsOf(file, EVIDENCE_FILE)
  const [attachment] = attached
  if (!attachment || attached.length > 1) return found.fails('evidence', 'evidence_missing')
  const bytes = await inflated(attachment).catch(only(PdfFault))
  const evidence = bytes instanceof PdfFault ? null : readEvidence(new TextDecoder().decode(bytes))
  if (!evidence) return found.fails('evidence', 'evidence_unreadable')
  found.report.evidence = evidence
  if (evidence.seal.fingerprint !== found.report.certificate?.fingerprint)
    return found.fails('evidence', 'other_certificate')
  found.holds('evidence')
  const broken = await brokenEvent(evidence)
  if (broken !== null) found.fails('trail', 'trail_broken', { event: String(broken) })
  else if (untoldSigner(evidence) !== null) found.fails('trail', 'signer_untold')
  else found.holds('trail', { count: String(evidence.trail.length) })
  if (await consentsHold(evidence)) found.holds('consent')
  else found.fails('consent', 'consent_differs')
  const fault = await pageFault(file, evidence)
  if (fault) found.fails('page', fault)
  else found.holds('page')
}

/** The pages behind those of the document as sent are the certificate's. */
async function pageFault(file: PdfFile, evidence: Evidence): Promise<'page_differs' | 'page_unreadable' | null> {
  try {
    const pages = pagesOf(file, entry(catalogOf(file), 'Pages')).slice(evidence.document.page_count)
    let text = ''
    for (const page of pages) text += await textOnPage(file, page)
    const same = plain(text) === plain(certificateText(certificateSections(evidence)))
    return pages.length > 0 && same ? null : 'page_differs'
  } catch (error) {
    if (error instanceof PdfFault) return 'page_unreadable'
    throw error
  }
}

/** Composes accents, resolves half forms and removes spaces: lines and pages break anywhere. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/\s/gu, '')
