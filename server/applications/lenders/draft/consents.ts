// Consents of the people who apply: the words of today, and what was agreed to, held against them.

import { CONSENT_VERSION, consentText, consentTexts } from '#machines/applications/lenders/draft/consent-texts.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import type { LenderConsent } from '#server/db/schema/lenders.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { ApplicationRow } from '../application-rows.ts'
import { homeownersOf } from '../applications.ts'
import { words } from './words.ts'

type Asked = Pick<ApplicationRow, 'type'>

/** The words of today, of this company, for this lender, in this language. */
export async function consentWords(
  db: Db,
  { name: lender, ssn }: Pick<Dialect, 'name' | 'ssn'>,
  { type }: Asked,
  language: Language,
): Promise<Schemas['ConsentWords']> {
  const { name: company } = await companyOf(db)
  const texts = consentTexts(language, { lender, company, type, ssn })
  return { version: CONSENT_VERSION, hash: sha256(consentText(texts)), ...texts }
}

/** In which the words are shown: that of the link, or of who lives there. */
export async function languageOf(db: Db, { share, project_id }: Pick<ApplicationRow, 'share' | 'project_id'>) {
  if (share) return share.language
  const [primary] = await homeownersOf(db, project_id)
  return primary?.preferred_language ?? 'en'
}

type Given = {
  consents: readonly Schemas['ApplicantConsent'][]
  words_hash: string
  way: LenderConsent['way']
  ip: string
}

/** Stores the consents. Throws 400 if an applicant hasn't accepted all, 409 if they saw outdated text. */
export async function requireConsents(
  db: Db,
  ports: Ports,
  dialect: Pick<Dialect, 'name' | 'ssn'>,
  application: ApplicationRow,
  { consents, words_hash, way, ip }: Given,
): Promise<LenderConsent[]> {
  const language = await languageOf(db, application)
  const today = await consentWords(db, dialect, application, language)
  const say = words.in(language)
  if (today.hash !== words_hash) throw refuse(409, 'words_changed', say.consent_changed)
  const faults = application.people.flatMap(({ role, firstname }) => {
    const given = consents.find(one => one.role === role)
    if (given?.credit_check && given.electronic_records && given.true_and_complete) return []
    const sentence = say.consent_missing({ name: firstname })
    return [[`consents.${role}`, sentence] as const]
  })
  if (faults.length > 0) throw refuse(400, 'invalid_input', Object.fromEntries(faults))
  const at = ports.now().toISOString()
  return application.people.map(({ role }) => ({
    role,
    at,
    language,
    way,
    ip,
    words_hash: today.hash,
    words_version: today.version,
  }))
}
