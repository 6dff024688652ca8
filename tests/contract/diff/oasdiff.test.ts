// Every rule of oasdiff with a pair of contracts that it is about, and our verdict on it. openapi/diff/oasdiff.md is the table of
// this; `UPDATE=1` writes it. A verdict unlike theirs needs a reason here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diffContracts } from '#openapi/diff/diff.ts'
import { root } from '#tests/support/files.ts'
import { DOCUMENT_RULES } from './oasdiff/documents.ts'
import type { Level } from './oasdiff/rule.ts'
import { SCHEMA_RULES } from './oasdiff/schemas.ts'

/** By the rule's name, the first that fits. */
const REASONS: [RegExp, string][] = [
  [/^api-removed-with-deprecation/, 'Nothing says until when it stays, unless it has a sunset date.'],
  [/^request-parameter-removed-with-deprecation/, 'Nothing says until when it stays, unless it has a sunset date.'],
  [/^api-operation-id/, 'Not on the wire, but generated clients name their functions by it.'],
  [/^api-.*version-/, 'The change itself breaks callers; the version is judged apart (`--version-check`).'],
  [/^request-(parameter|property)-removed$/, 'What callers send there is ignored or refused.'],
  [/wrapped-in-one-of$/, 'The values decide, not the keyword: here no field that was required is gone.'],
  [/name-specialized$/, 'Who compares the type, or asks for it by name, no longer gets it.'],
  [/success-status-added$/, 'A client that handles 200 alone takes an unknown success for a failure, or the reverse.'],
  [/^response-optional-property-removed$/, 'Readers had to live without it, but many show it.'],
  [/became-read-only$/, 'What callers send there is ignored from now on.'],
  [/became-write-only$/, 'Readers no longer get it.'],
  [/became-not-write-only$/, 'Readers get one field more, which they ignore.'],
  [/^api-security-component-oauth/, 'Callers get their token elsewhere, or for other scopes.'],
  [/^request-.*default-value/, 'Who omits it gets another value.'],
  [
    /pattern-changed$/,
    'Decided by automata: some texts that were allowed no longer are. What is more general is no break.',
  ],
  [/^request-parameter-property-type-changed$/, 'However it is written, what was a text may be no boolean.'],
  [/unevaluated-properties-removed$/, 'Readers ignore fields they don’t know, as with `additionalProperties`.'],
  [/^request.*discriminator-added$/, 'The field may have held other names while it selected nothing.'],
  [/^response.*discriminator-removed$/, 'Readers that select by the field may find other values in it.'],
  [/discriminator-property-name-changed$/, 'The old field no longer tells which alternative it is.'],
  [/^response.*discriminator-mapping-added$/, 'Readers that know all names meet a new one.'],
  [/^request.*discriminator-mapping-deleted$/, 'A name that callers send selects nothing any more.'],
  [/discriminator-mapping-changed$/, 'A name means another alternative.'],
]
const AS: Record<string, Level> = { breaking: 'error', warning: 'warning', note: 'info', words: 'info' }

const ALL = [...DOCUMENT_RULES, ...SCHEMA_RULES].sort((one, other) => one.id.localeCompare(other.id))
const judged = ALL.map(({ id, level, before, after, options }) => {
  const { changes } = diffContracts(before, after, options)
  const worst = changes[0]?.severity ?? 'nothing'
  const reason = AS[worst] === level ? '' : REASONS.find(([pattern]) => pattern.test(id))?.[1]
  return { id, level, worst, rules: [...new Set(changes.map(({ rule }) => rule))], reason }
})

function table(): string {
  const rows = judged.map(
    ({ id, level, worst, rules, reason }) => `| ${id} | ${level} | ${worst} | ${rules.join(', ')} | ${reason} |`,
  )
  const differing = judged.filter(({ reason }) => reason !== '').length
  return `# Rules of oasdiff

Every check of [oasdiff](https://github.com/oasdiff/oasdiff) (its \`checker/rules.go\` of November 2026, ${judged.length} of them; earlier
releases had 509), with a pair of contracts that it is about, and what \`contract:diff\` says of that pair. \`error\` corresponds to
breaking, \`warning\` to breaking for strict readers, \`info\` to notes and words. ${differing} verdicts differ, each with the reason.
\`tests/contract/diff/oasdiff.test.ts\` has the pairs and writes this table.

| Rule | oasdiff | contract:diff | Our rules | Why it differs |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

describe('the rules of oasdiff', () => {
  it('are all there, each once', () => {
    expect(ALL).toHaveLength(556)
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(556)
  })

  it('each change is reported, and each verdict unlike oasdiff’s has a reason', () => {
    expect(judged.filter(({ worst, reason }) => worst === 'nothing' || reason === undefined)).toEqual([])
  })

  it('the table in openapi/diff says so', () => {
    const file = join(root, 'openapi/diff/oasdiff.md')
    if (process.env['UPDATE']) writeFileSync(file, table())
    expect(readFileSync(file, 'utf8')).toBe(table())
  })
})
