// What the fields of a project are called in its history, as on the screens where they are changed.
import type { Schemas } from '#sdk/types.ts'

type Field = Exclude<keyof Schemas['ProjectChange'], 'project_id' | 'version' | 'rate_confirmed'>

const LABELS: Record<Field, string> = {
  name: 'name',
  owner_id: 'owner',
  address: 'address',
  utility_id: 'utility',
  utility_name: 'utility',
  tariff: 'rate and net metering',
  consumption: 'energy use',
  hoa: 'HOA',
  appointment_at: 'appointment',
  installation_on: 'installation date',
  construction_begins_on: 'start of construction',
  roof_type: 'roof type',
  notes: 'household notes',
  tags: 'tags',
  lead_source: 'lead source',
}
const isField = (name: string): name is Field => name in LABELS

/** 'utility, rate plan': each once, in the order given. */
export function fieldLabels(change: Partial<Schemas['ProjectChange']>): string {
  const labels = Object.keys(change)
    .filter(isField)
    .map(field => (field === 'tariff' && change.tariff?.plan ? 'rate plan' : LABELS[field]))
  return [...new Set(labels)].join(', ')
}
