// The parts of a contract that is set on pages: text with headings, terms in two columns, places to initial, tick, fill in, sign.
import type { AgreementVariableName } from '#machines/agreements/templates/variables.ts'
import type { Schemas } from '#sdk/types.ts'

export type Role = Schemas['SignerRole']
/** A field's signer and purpose, and if it is optional. */
export type Asked = { role: Role; text: string; optional?: boolean }

export type Rows = readonly (readonly [label: string, variable: AgreementVariableName])[]

export type Block =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'terms'; rows: Rows }
  | ({ kind: 'initials' | 'check' | 'fill' } & Asked)
  | { kind: 'signatures'; title: string; lead: string; people: readonly { role: Role; title: string }[] }
  | { kind: 'page' }

export type Contract = {
  title: string
  lead: string
  blocks: readonly Block[]
  words: { page: (n: number, of: number) => string; date: string; initials: string }
}

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const text = (words: string): Block => ({ kind: 'text', text: words })
export const list = (...items: string[]): Block => ({ kind: 'list', items })

export const ENGLISH_WORDS: Contract['words'] = {
  page: (n, of) => `Page ${n} of ${of}`,
  date: 'Date',
  initials: 'Initials',
}
export const SPANISH_WORDS: Contract['words'] = {
  page: (n, of) => `Página ${n} de ${of}`,
  date: 'Fecha',
  initials: 'Iniciales',
}
