// Section 4 of the specification, on the component that every screen uses.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { words as projectWords } from '#machines/projects/words.ts'
import contract from '#sdk/contract.gen.json' with { type: 'json' }
import { filesOf, root } from '#tests/support/files.ts'
import { Badge, StatusDot } from '#web/ui/badge.tsx'
import { words } from '#web/ui/words.ts'

const RULE = {
  info: ['submitted', 'created', 'disclosureSent', 'sent', 'open'],
  success: ['accepted', 'approved'],
  warning: ['pending'],
  danger: ['rejected', 'canceled'],
  neutral: ['voided', 'completed', 'closed'],
  default: ['In Progress', 'never heard of', 'constructor', ''],
}

const lookOf = (status: string) =>
  /data-badge="(\w+)"/.exec(renderToStaticMarkup(<Badge status={status} label="Status" />))?.[1]

it.each(Object.entries(RULE))('a badge is %s', (look, statuses) => {
  expect(statuses.map(lookOf)).toEqual(statuses.map(() => look))
})

it('case, spaces and underscores make no difference', () => {
  expect(['Disclosure Sent', 'disclosure_sent', ' DISCLOSURESENT '].map(lookOf)).toEqual(['info', 'info', 'info'])
})

/** Every status a badge can get: those of the contract, those with a name, and those written in a screen. */
function everyStatus(): string[] {
  const schemas: Record<string, { enum?: unknown[] }> = Object(contract.components.schemas)
  const stated = Object.entries(schemas).flatMap(([name, schema]) =>
    /(Status|Stage)$/.test(name) ? (schema.enum ?? []).map(String) : [],
  )
  const written = filesOf(['web'], ['.tsx'])
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(/<(?:Badge|StatusDot)\s+status="(\w+)"/g)])
    .flatMap(([, status]) => status ?? [])
  return [...new Set([...stated, ...written, ...Object.keys(words.status), ...Object.keys(projectWords.status)])]
}

it('every status the product shows has the color of the rule', () => {
  const all = everyStatus()
  expect(all).toEqual(expect.arrayContaining(['paid_by_cash', 'agreement_out', 'viewed', 'overdue', 'written_off']))
  const byRule = (status: string) =>
    Object.entries(RULE).find(([, named]) =>
      named.some(one => one.toLowerCase() === status.replaceAll('_', '').toLowerCase()),
    )?.[0] ?? 'default'
  expect(all.map(status => `${status}: ${lookOf(status)}`)).toEqual(all.map(status => `${status}: ${byRule(status)}`))
})

it('a column’s dot has the color of its badges', () => {
  const dot = (status: string) => /class="([^"]+)"/.exec(renderToStaticMarkup(<StatusDot status={status} />))?.[1]
  expect(dot('approved')).toContain('bg-success')
  for (const status of ['funded', 'declined', 'paid_by_cash', 'installation_completed'])
    expect(dot(status), status).toBe(dot('never heard of'))
})
