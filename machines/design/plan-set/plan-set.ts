// A plan set from one source: sheets as data, findings of a plan checker, materials. Called by the server, which writes the PDF.
import { cover } from './cover.ts'
import { calculations, labelSheet, placards, schedules, singleLine, threeLine } from './electrical-sheets.ts'
import { frame } from './frame.ts'
import type { Draft, PlanSetInputs } from './inputs.ts'
import { electricalParts, type Material, merged, rackingParts } from './materials.ts'
import { type PlaneRails, railsOf } from './rails.ts'
import { type Laid, layOut } from './roof-drawing.ts'
import { attachmentPlan, roofPlan, stringPlan } from './roof-sheets.ts'
import type { Sheet } from './sheet.ts'
import { sitePlan } from './site-plan.ts'
import { PAPER } from './sizes.ts'
import { structure } from './structure.ts'

type Built = { readonly laid: Laid | null; readonly rails: readonly PlaneRails[] | null }

export function geometryOf({ drawing, panels, racking, facts }: PlanSetInputs): Built {
  if (!drawing) return { laid: null, rails: null }
  const laid = layOut(drawing, panels)
  return { laid, rails: racking && railsOf(laid, racking, facts.rafter_spacing_in) }
}

/** `changes`: since the last issue, in English; printed on the cover. */
export function makeSheets(
  inputs: PlanSetInputs,
  {
    draft,
    changes,
    datasheets,
  }: { draft: boolean; changes: readonly string[]; datasheets: readonly { number: string; title: string }[] },
): { sheets: Sheet[]; small: boolean } {
  const { drawing, facts } = inputs
  const { laid, rails } = geometryOf(inputs)
  const wants = (part: (typeof facts.left_out)[number]) => !facts.left_out.includes(part)
  const strings = drawing && laid ? stringPlan(inputs, drawing, laid) : { sheets: [], small: false }
  const body: Draft[] = [
    ...(drawing && laid && wants('site') ? sitePlan(inputs, drawing, laid) : []),
    ...(drawing && laid && wants('roof') ? roofPlan(inputs, drawing, laid) : []),
    ...(drawing && laid && wants('attachments') ? attachmentPlan(inputs, drawing, laid, inputs.racking, rails) : []),
    ...(wants('strings') ? strings.sheets : []),
    ...singleLine(inputs),
    ...(wants('three_line') ? threeLine(inputs) : []),
    ...(wants('calculations') ? calculations(inputs) : []),
    ...(wants('labels') ? labelSheet(inputs) : []),
    ...(wants('schedules') ? schedules(inputs) : []),
    ...(laid && wants('structure') ? structure(inputs, laid, rails) : []),
  ]
  const listed = body.filter(({ number }) => !number.includes('.'))
  const covers = cover(
    inputs,
    [{ number: 'PV-0', title: 'Cover' }, ...listed.map(({ number, title }) => ({ number, title })), ...datasheets],
    changes,
  )
  const drafts = [...covers, ...body]
  const { width, height } = PAPER[facts.size]
  const titled = {
    company: [
      inputs.company.name,
      ...(inputs.company.license ? [`License ${inputs.company.license}`] : []),
      ...inputs.company.contact,
    ],
    project: [
      inputs.project.homeowner,
      ...inputs.project.address,
      `Project ${inputs.project.number}`,
      ...(facts.parcel ? [`Parcel ${facts.parcel}`] : []),
    ],
    revisions: inputs.issues,
    date: inputs.date,
    draft,
  }
  return {
    small: strings.small,
    sheets: drafts.map((one, index) => ({
      number: one.number,
      title: one.title,
      width,
      height,
      blocks: [
        ...frame(titled, { ...one, nth: index + 1, of: drafts.length }, facts.size, inputs.measure),
        ...one.blocks,
      ],
      parts: one.parts,
    })),
  }
}

export function materialsOf(inputs: PlanSetInputs): Material[] {
  const { laid, rails } = geometryOf(inputs)
  const panels = laid?.planes.reduce((sum, { spots }) => sum + spots.length, 0) ?? 0
  const group = { panel: 'modules', inverter: 'inverters', storage: 'storage' } as const
  return merged([
    ...inputs.equipment.map(
      ({ kind, manufacturer, model, count }): Material => ({
        group: group[kind],
        item: `${manufacturer} ${model}`,
        quantity: count,
        unit: 'each',
        basis: 'Design',
      }),
    ),
    ...(inputs.racking && rails ? rackingParts(rails, inputs.racking, panels) : []),
    ...electricalParts(inputs.plan),
    ...placards(inputs).map(
      ({ title, lines, colors }): Material => ({
        group: 'labels',
        item: `${[title, ...lines.slice(0, 1)].join(': ')} (${colors.name.toLowerCase()})`,
        quantity: 1,
        unit: 'each',
        basis: 'Sheet E-4',
      }),
    ),
  ])
}
