// Labels of project fields in its history, as on the screens where they are changed.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Field = Exclude<keyof Schemas['ProjectChange'], 'project_id' | 'version' | 'rate_confirmed'>

const KEYS: Record<Field, keyof typeof words.field> = {
  name: 'name',
  owner_id: 'owner_id',
  address: 'address',
  utility_id: 'utility',
  utility_name: 'utility',
  tariff: 'tariff',
  consumption: 'consumption',
  hoa: 'hoa',
  appointment_at: 'appointment_at',
  installation_on: 'installation_on',
  construction_begins_on: 'construction_begins_on',
  roof_type: 'roof_type',
  notes: 'notes',
  tags: 'tags',
  lead_source: 'lead_source',
}
const isField = (name: string): name is Field => name in KEYS

/** 'utility, rate plan': each once, in the order given. */
export function fieldLabels(change: Partial<Schemas['ProjectChange']>): string {
  const labels = Object.keys(change)
    .filter(isField)
    .map(field => words.field[field === 'tariff' && change.tariff?.plan ? 'rate_plan' : KEYS[field]])
  return [...new Set(labels)].join(', ')
}
