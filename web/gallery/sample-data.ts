// Plainly made-up people, places and equipment for the widgets to show.

import { STATES } from '#machines/lib/states.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Option } from '#web/ui/fields/select-field.tsx'

export const UTILITIES: Option[] = STATES.flatMap(({ name, alphacode }) => [
  { value: `${alphacode}-power`, label: `${name} Example Power & Light`, note: alphacode },
  { value: `${alphacode}-coop`, label: `${name} Sample Electric Cooperative`, note: alphacode },
])

export const PANELS: Option[] = [380, 390, 400, 405, 410, 415, 420, 425, 430, 435, 440, 450].map(watts => ({
  value: `panel-${watts}`,
  label: `Helio Sample ${watts}`,
  note: `${watts} W`,
}))

const FIRST: [string, ...string[]] = [
  'Casey',
  'Emery',
  'Jordan',
  'Riley',
  'Quinn',
  'Avery',
  'Morgan',
  'Skyler',
  'Rowan',
  'Harper',
]
const LAST: [string, ...string[]] = [
  'Example',
  'Sample',
  'Specimen',
  'Placeholder',
  'Fictional',
  'Demo',
  'Testwell',
  'Nobody',
]
const CITIES: [string, ...string[]] = [
  'Sunfield, AZ',
  'Clearwater Bend, TX',
  'Maple Hollow, NY',
  'Port Sample, CA',
  'Dry Creek, NV',
]
const STATUSES = ['new', 'submitted', 'approved', 'pending', 'canceled', 'completed', 'active'] as const

export type SampleProject = {
  id: string
  name: string
  city: string
  status: (typeof STATUSES)[number]
  size_kw: number
  price_cents: number
  panels: number
  changed: string
}

// Alike on every visit, so that two screenshots can be compared: the figures follow from the number of the row.
export const projects = (count: number): SampleProject[] =>
  Array.from({ length: count }, (_, index) => {
    const panels = 12 + ((index * 7) % 31)
    const size_kw = (panels * 410) / 1_000
    return {
      id: String(index + 1),
      name: `${pick(FIRST, index * 3)} ${pick(LAST, index)} ${index + 1}`,
      city: pick(CITIES, index * 2),
      status: pick(STATUSES, index),
      size_kw,
      price_cents: Math.round(size_kw * 285_000),
      panels,
      changed: new Date(Date.UTC(2026, 10, 20) - index * (DAY_MS / 24)).toISOString(),
    }
  })

const pick = <T extends string>(names: readonly [T, ...T[]], at: number): T => names[at % names.length] ?? names[0]
