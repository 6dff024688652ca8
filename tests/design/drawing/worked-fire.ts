// Draws the gabled house that a worked example describes by its areas or its clearances, and asks the product's fire rules about it.
import { z } from 'zod'
import { fireAccess, shareFor } from '#machines/design/drawing/fire-access.ts'
import { type FireCode, ridgeSetback, usualFireCode } from '#machines/design/drawing/fire-code.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { drawing, plane } from './support.ts'

const INCH_M = 0.0254
const FOOT_M = 12 * INCH_M
const WIDTH_M = 15
const SLOPE_IN_PER_12 = 5
const wide = z.tuple([z.number(), z.number()])
const INPUTS = z.object({
  array_plan_sqft: z.number().default(400),
  roof_plan_sqft: z.number().default(2000),
  slope_plan_sqft: z.number().optional(),
  sprinklered: z.boolean().default(false),
  ahj_measures: z.literal('slope').optional(),
  planes: z
    .array(z.object({ name: z.string(), has_array: z.boolean(), clear_rake_in: wide.optional() }))
    .default([{ name: 'south', has_array: true }]),
  street_side: z.enum(['north', 'south']).optional(),
  slope_in_per_12: z.number().default(SLOPE_IN_PER_12),
})
type House = z.infer<typeof INPUTS>

/** One array, as one large module, on the southern plane; its clearances are measured on the surface. */
function house(of: House, ridge_clear_m: number) {
  const tilt_deg = (Math.atan2(of.slope_in_per_12, 12) * 180) / Math.PI
  const flat = Math.cos((tilt_deg * Math.PI) / 180)
  const clear = of.planes.find(({ has_array }) => has_array)?.clear_rake_in ?? [0, 0]
  const [left_m, right_m] = clear.map(inches => inches * INCH_M)
  const slope_sqft = of.slope_plan_sqft ?? Math.max(of.roof_plan_sqft / 2, of.array_plan_sqft)
  const south_m = (slope_sqft * FOOT_M ** 2) / WIDTH_M
  const north_m = ((of.roof_plan_sqft - slope_sqft) * FOOT_M ** 2) / WIDTH_M
  const array_m = WIDTH_M - (left_m ?? 0) - (right_m ?? 0)
  const height_m = (of.array_plan_sqft * FOOT_M ** 2) / array_m / flat
  const south = plane(rectangle([0, -south_m / 2], WIDTH_M, south_m), { tilt_deg })
  const { corners } = planeFrame(south, 0)
  const left = Math.min(...corners.map(([u]) => u))
  const ridge = Math.max(...corners.map(([, v]) => v))
  const array = {
    on: true,
    orientation: 'portrait' as const,
    u_m: left + (left_m ?? 0) + array_m / 2,
    v_m: ridge - ridge_clear_m - height_m / 2,
  }
  const north = plane(rectangle([0, north_m / 2], WIDTH_M, north_m), { id: 'north', tilt_deg, azimuth_deg: 0 })
  const drawn = { ...south, modules: [array] }
  return {
    south: drawn,
    drawing: drawing({ planes: [drawn, north] }),
    panels: new Map([[south.panel_id, { length_m: height_m, width_m: array_m }]]),
  }
}

const findingsOf = (of: House, code: FireCode, ridge_clear_m: number) => {
  const { drawing: drawn, panels } = house(of, ridge_clear_m)
  return fireAccess(drawn, panels, code)
}

/** In inches, if an array this far from the ridge passes and one an inch nearer does not. */
function ridgeIn(of: House, code: FireCode): number | null {
  const { south, drawing: drawn, panels } = house(of, 0)
  const asked_m = ridgeSetback(shareFor(south, drawn, panels, code), code)
  const isNear = (clear_m: number) =>
    findingsOf(of, code, clear_m).some(({ kind, severity }) => kind === 'ridge' && severity === 'warning')
  return isNear(asked_m - INCH_M) && !isNear(asked_m) ? asked_m / INCH_M : null
}

const COUNTS = { 'No plane': 0, 'Only one plane': 1, '2 planes': 2 }

export function solveFirePathways(inputs: unknown): Record<string, unknown> {
  const of = INPUTS.parse(inputs)
  const facing = of.street_side === undefined ? null : { north: 0, south: 180 }[of.street_side]
  const text = { ...usualFireCode('AZ'), sprinklered: of.sprinklered, street_deg: facing }
  const own: FireCode = { ...text, measure: of.ahj_measures ?? text.measure }
  const { south, drawing: drawn, panels } = house(of, 0)
  const share = (measure: FireCode['measure']) => shareFor(south, drawn, panels, { ...text, measure })
  const findings = findingsOf(of, own, ridgeSetback(1, own))
  const paths = findings.find(({ kind }) => kind === 'pathways')?.sentence ?? ''
  return {
    share: share('roof'),
    share_of_roof: share('roof'),
    share_of_slope: share('slope'),
    ridge_in: ridgeIn(of, text),
    ridge_in_by_code_text: ridgeIn(of, text),
    ridge_in_by_this_ahj: ridgeIn(of, own),
    planes_with_pathway: Object.entries(COUNTS).find(([start]) => paths.startsWith(start))?.[1],
    ok: findings.every(({ severity }) => severity === 'ok'),
    south_reached: findings.every(({ kind, plane_id }) => kind !== 'unreachable' || plane_id !== 'south'),
    applies: findings.length > 0,
  }
}
