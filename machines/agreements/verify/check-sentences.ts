// How the verifier's checks read. Pure.
import type { Language } from '../../words/language.ts'
import type { SealCheck } from './report.ts'
import { words } from './words.ts'

/** Placeholders for values a check doesn't know. */
const UNKNOWN = {
  authority: '',
  bytes: '',
  count: '',
  event: '',
  installation: '',
  key: '',
  name: '',
  number: '',
  what: '',
}

export function checkSentence({ code, ok, fault, facts }: SealCheck, language: Language): string {
  const { faults, holds, not_asked } = words.in(language)
  if (!fault && !ok) return code === 'file' ? '' : not_asked[code]
  const sentence = fault ? faults[fault] : holds[code]
  return typeof sentence === 'string' ? sentence : sentence({ ...UNKNOWN, ...facts })
}

/** The first fault's sentence, or that all is well. */
export function reasonOf(checks: readonly SealCheck[], language: Language): string {
  const failed = checks.find(({ ok }) => ok === false)
  return failed ? checkSentence(failed, language) : `${words.in(language).verdicts.as_signed}.`
}
