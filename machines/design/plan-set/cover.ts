// PV-0: project, scope, codes with their editions, contacts, index of sheets, and the aerial picture where there is one.
import { editionOf as fireEdition } from '../drawing/fire-code.ts'
import { columnsOf, Flow } from './flow.ts'
import { continued, type Draft, type PlanSetInputs } from './inputs.ts'
import { QUIET, rectangle } from './sheet.ts'
import { areaOf, fahrenheit, number, PAPER } from './sizes.ts'

const KINDS = {
  micro: 'microinverters',
  string: 'string inverters',
  optimizer: 'string inverters with optimizers',
  mixed: 'inverters',
} as const

/** System size as the scope of work states it: '430 W'. */
function scopeOf({ plan, size_w, ac_w, storage_kwh, equipment, project }: PlanSetInputs): string {
  const panels = equipment
    .filter(({ kind }) => kind === 'panel')
    .map(({ count, manufacturer, model }) => `${count} × ${manufacturer} ${model}`)
  const inverters = equipment
    .filter(({ kind }) => kind === 'inverter')
    .map(({ count, manufacturer, model }) => `${count} × ${manufacturer} ${model}`)
  const storage = storage_kwh > 0 ? ` and ${number(storage_kwh)} kWh of storage` : ''
  return `Install a ${number(size_w / 1000, 2)} kW DC, ${number(ac_w / 1000, 2)} kW AC photovoltaic system with ${KINDS[plan.kind]}${storage}: ${[...panels, ...inverters].join(', ')}.${project.utility ? ` Interconnected with ${project.utility}.` : ''}`
}

function codesOf({ plan, fire, facts }: PlanSetInputs): [string, string][] {
  const basis = {
    chosen: 'chosen for this project',
    jurisdiction: 'by the company’s entry for this place',
    state: 'the state’s default',
    unknown: '',
  }[plan.edition_basis]
  return [
    ['Electrical', plan.edition ? `NEC ${plan.edition}` : 'Not known'],
    [
      'Basis',
      plan.edition
        ? `${basis}${plan.edition_since ? `, since ${plan.edition_since}` : ''}`
        : 'Ask the building department',
    ],
    ['Residential', facts.building_code ?? 'Not entered'],
    ['Fire', fireEdition(fire)],
    ['Structural loads', facts.asce ? `ASCE ${facts.asce}` : 'Not entered'],
  ]
}

export function cover(
  inputs: PlanSetInputs,
  index: readonly { number: string; title: string }[],
  changes: readonly string[],
): Draft[] {
  const { facts, measure, company, project, plan, site, picture, equipment } = inputs
  const area = areaOf(facts.size)
  const columns = Math.min(3, Math.max(2, PAPER[facts.size].columns))
  const flow = new Flow(measure, () => columnsOf(area, columns))
  flow.heading('Project')
  flow.paragraph(`Photovoltaic system for ${project.homeowner}`, { face: 'bold' })
  const part = (id: string, label: string, value: string) => ({ id, label, value })
  flow.paragraph(scopeOf(inputs), {}, part('scope', 'Scope', scopeOf(inputs)))
  const pairs = (rows: readonly (readonly [string, string])[], prefix?: string) =>
    flow.table(
      [
        { title: '', share: 2 },
        { title: '', share: 3.4 },
      ],
      rows.map(([label, value]) => ({
        cells: [label, value],
        ...(prefix ? { part: part(`${prefix}:${label}`, label, value) } : {}),
      })),
    )
  flow.heading('System')
  pairs(
    [
      ['DC size', `${number(inputs.size_w / 1000, 2)} kW`],
      ['AC size', `${number(inputs.ac_w / 1000, 2)} kW`],
      ...equipment.map(({ count, manufacturer, model, kind }): [string, string] => [
        { panel: 'Modules', inverter: 'Inverters', storage: 'Storage' }[kind],
        `${count} × ${manufacturer} ${model}`,
      ]),
      ...(inputs.storage_kwh > 0
        ? [['Storage energy', `${number(inputs.storage_kwh)} kWh usable`] as [string, string]]
        : []),
    ],
    'system',
  )
  flow.heading('Codes')
  pairs(codesOf(inputs), 'code')
  flow.heading('Site')
  pairs([
    ['Address', project.address.join(', ')],
    ['Parcel', facts.parcel ?? 'Not entered'],
    ['Building department', facts.ahj ?? 'Not entered'],
    ['Utility', project.utility ?? 'Not entered'],
    ['Occupancy, construction', facts.construction ?? 'Not entered'],
    [
      'Wind',
      facts.wind_mph === null ? 'Not entered' : `${facts.wind_mph} mph, exposure ${facts.exposure ?? 'not entered'}`,
    ],
    ['Ground snow', facts.ground_snow_psf === null ? 'Not entered' : `${facts.ground_snow_psf} psf`],
    ['Lowest temperature', site ? `${fahrenheit(site.lowest_c)}, ${site.lowest_source}` : 'Not known'],
    ['Summer temperature', site ? `${fahrenheit(site.summer_high_c)}, ${site.source}` : 'Not known'],
  ])
  flow.heading('Contractor')
  pairs([
    ['Company', company.name],
    ['License', company.license ?? 'Not entered'],
    ['Contact', company.contact.join('\n') || 'Not entered'],
  ])
  flow.heading('Sheets')
  flow.table(
    [
      { title: 'No.', share: 1 },
      { title: 'Title', share: 4 },
    ],
    index.map(({ number: of, title }) => ({ cells: [of, title] })),
  )
  if (picture) {
    const width = columnsOf(area, columns)[0]?.width ?? 200
    const height = Math.min(260, (width * picture.height_px) / picture.width_px)
    flow.heading('Vicinity', height + 40)
    flow.figure(height + 14, 'Aerial picture of the site', box => {
      const wide = Math.min(width, (height * picture.width_px) / picture.height_px)
      const inner = { x: box.x, y: box.y, width: wide, height }
      return [{ kind: 'picture', box: inner }, rectangle(inner, { width: 0.5 })]
    })
    flow.paragraph(picture.credit, { color: QUIET })
  }
  flow.heading('General notes')
  for (const text of [
    'Equipment is listed and installed by its manufacturer’s instructions (NEC 110.3(B)).',
    'Field conditions differ from drawings: verify before work begins.',
    'Work by licensed persons. Conductors are copper.',
    'This set is a design aid made from entered facts. It is not engineering and bears no stamp unless a licensed person adds one.',
    ...(plan.edition === null ? ['Article numbers are left out until the edition is known.'] : []),
  ])
    flow.paragraph(text)
  if (changes.length > 0) {
    flow.heading('Changed since the last issue')
    for (const text of changes.slice(0, 40)) flow.paragraph(text)
    if (changes.length > 40) flow.paragraph(`And ${changes.length - 40} more; each is clouded on its sheet.`)
  }
  return continued({ number: 'PV-0', title: 'Cover', scale: null, blocks: [], parts: [] }, flow.pages)
}
