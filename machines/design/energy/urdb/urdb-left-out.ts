// Charges of a rate that a plan can't represent, each with its amount if the file has one.

import { words } from '../words.ts'
import { isRecord, type Json } from './urdb-fields.ts'

type Rate = Record<string, Json>

export function leftOut(rate: Rate): string[] {
  const parts = words.rate_file.parts
  const coincident = largest(rate['coincidentratestructure'])
  const reactive = largest(rate['demandreactivepowercharge'])
  const meters = largest(rate['fixedchargeeaaddl'])
  return [
    ...(coincident === null ? [] : [parts.coincident({ usd: `$${coincident}` })]),
    ...(reactive === null ? [] : [parts.reactive({ usd: `$${reactive}` })]),
    ...(meters === null ? [] : [parts.meters({ usd: `$${meters}` })]),
    ...ATTRIBUTES.flatMap(field => attributesOf(rate[field])),
  ]
}

/** Charges in words, as {'Public purpose charge': '$0.01/kWh'}. */
const ATTRIBUTES = ['fixedattrs', 'energyattrs', 'demandattrs'] as const
const MOST_ATTRIBUTES = 8

function attributesOf(json: Json | undefined): string[] {
  const records = (Array.isArray(json) ? json : [json]).filter(isRecord)
  return records
    .flatMap(record => Object.entries(record))
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .slice(0, MOST_ATTRIBUTES)
    .map(([name, value]) => `${name}: ${value}`.slice(0, 120))
}

/** The largest price among tiers of periods, or of a list; null if there is no charge. */
function largest(json: Json | undefined): number | null {
  const prices = pricesIn(json).filter(price => price !== 0)
  return prices.length > 0 ? Number(Math.max(...prices).toFixed(8)) : null
}

function pricesIn(json: Json | undefined): number[] {
  if (Array.isArray(json)) return json.flatMap(pricesIn)
  if (isRecord(json)) return pricesIn(json['rate']).map((rate, at) => rate + (pricesIn(json['adj'])[at] ?? 0))
  const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : json
  return typeof value === 'number' && Number.isFinite(value) ? [value] : []
}
