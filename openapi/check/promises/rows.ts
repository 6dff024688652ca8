// Promises of all answers beyond schemas: each row appears once, and cents are integers.
import type { Contract } from '../../contract.ts'
import { type Exchange, succeeded } from '../case.ts'
import type { Fault } from '../judge.ts'
import { canonical } from '../links/names.ts'
import { rowsIn, shownBy } from '../links/things.ts'

export function faultsOfRows(contract: Contract, exchange: Exchange): Fault[] {
  const { asked, got, json } = exchange
  if (!succeeded(exchange) || json === undefined) return []
  const twice = shownBy(contract, asked.operation).flatMap(shown => {
    const ids = shown.isList ? rowsIn(json, shown).map(row => row[shown.key]) : []
    const again = ids.find((id, at) => id !== undefined && ids.indexOf(id) !== at)
    if (again === undefined) return []
    const sentence = `Answers ${got.status} with ${String(again)} twice in ${shown.at.join('.') || 'its list'}.`
    return [{ check: 'unique_rows' as const, sentence, expected: 'each row once', alike: shown.at.join('.') }]
  })
  const broken = brokenCents(json)
  if (broken === undefined) return twice
  const sentence = `Answers ${got.status} with ${broken} that is no whole number.`
  return [
    ...twice,
    { check: 'whole_cents', sentence, expected: 'whole cents', alike: broken.replaceAll(/\.\d+/g, '.') },
  ]
}

/** Where an amount in cents has a fraction. */
function brokenCents(value: unknown, where = ''): string | undefined {
  if (value === null || typeof value !== 'object') return undefined
  for (const [name, one] of Object.entries(value)) {
    const at = where === '' ? name : `${where}.${name}`
    if (typeof one === 'number' && !Number.isInteger(one) && /(^|_)cents$/.test(canonical(name))) return at
    const inner = brokenCents(one, at)
    if (inner !== undefined) return inner
  }
  return undefined
}
