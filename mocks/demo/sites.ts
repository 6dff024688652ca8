// The house of a demo household on a picture that is drawn, with its outline and, where nothing is designed yet, a roof proposed from
// made-up points: the demo needs no network, and says that none of it is real.

import { sql } from 'drizzle-orm'
import { proposeRoof } from '#machines/design/points/propose-roof.ts'
import { mercatorOf, metersFrom, outlineShapes, type Place, placeAt } from '#machines/design/site/site-geometry.ts'
import { solidOf } from '#machines/design/solid/roof.ts'
import { askedAddress, questionOf } from '#machines/projects/address/asked-address.ts'
import type { RoofPlan } from '#machines/projects/samples/draw-roof.ts'
import type { Schemas } from '#sdk/types.ts'
import { type Database, inCompany } from '#server/db/database.ts'
import { project_sites } from '#server/db/schema/design.ts'
import { proposalOf } from '#server/design/points/proposal.ts'
import { ownPicture } from '#server/design/site/keep-picture.ts'
import { roofQuestion } from '#server/design/site/view.ts'
import { keepFile } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import { facesOf, houseNear, housesIn } from '../site/houses.ts'
import { drawPicture } from '../site/picture.ts'
import { pointsIn } from '../site/points.ts'

const SOURCE = 'Demo picture, drawn'
const OUTLINES = 'Demo outlines, made up'
const SURVEY = 'Demo points, made up'
const LICENSE = 'Made up for this demo'
const TAKEN_ON = '2023-06-21'
const SIDE_PX = 512
const HALF_M = 60
const SURVEYED_M = 35

type Household = {
  company_id: number
  project_id: string
  address: Schemas['Address'] & Place
  roof: RoofPlan | undefined
}

/** Returns the picture for the household's drawing. */
export async function demoSite(
  { database, ports }: { database: Database; ports: Ports },
  { company_id, project_id, address, roof }: Household,
): Promise<Schemas['SiteImage']> {
  const { latitude, longitude } = address
  const asked = askedAddress(address)
  // A household with a drawn roof has its own house; the others are at the nearest of the made-up ones.
  const point = roof ? { latitude, longitude } : houseNear({ latitude, longitude }).center
  const own = roof && { center: point, ...houseOf(roof, point) }
  const half = HALF_M / Math.cos((latitude * Math.PI) / 180)
  const [x, y] = mercatorOf(point)
  const bytes = drawPicture([x - half, y - half, x + half, y + half], SIDE_PX, SIDE_PX, own)
  const shapes = shapesAround(point, roof)
  const [outline] = shapes
  const site_point = { ...point, accuracy: 'building' as const, matched: null }
  const picture = {
    width_px: SIDE_PX,
    height_px: SIDE_PX,
    meters_per_pixel: (2 * HALF_M) / SIDE_PX,
    center: point,
    resolution_m: 0.6,
    scene: '',
    source: SOURCE,
    license: LICENSE,
    data_on: TAKEN_ON,
  }
  const outline_id = outline?.id ?? null
  return inCompany(database, company_id, async db => {
    const name = `aerial-${TAKEN_ON}.png`
    const { id } = await keepFile(db, ports, { company_id, name, media_type: 'image/png', bytes })
    const kept = await ownPicture(db, ports, project_id, { ...picture, file_id: id })
    const values = {
      state: 'done' as const,
      urgent: false,
      question: asked ? questionOf(asked) : '',
      point: site_point,
      matches: [],
      land: null,
      picture: kept,
      outlines: { shapes, source: OUTLINES, license: LICENSE, data_on: null },
      outline_id,
      outline_chosen: true,
      not_found: false,
      outcomes: [],
      roof: roof ? null : proposed(site_point, outline_id, ports),
      asked_at: ports.now(),
    }
    await db
      .insert(project_sites)
      .values({ company_id, project_id, ...values })
      .onConflictDoUpdate({
        target: [project_sites.company_id, project_sites.project_id],
        set: { ...values, version: sql`${project_sites.version} + 1` },
      })
    const { width_px, height_px, meters_per_pixel } = picture
    return { file_id: id, width_px, height_px, meters_per_pixel, x_m: 0, y_m: 0, source: SOURCE, taken_on: TAKEN_ON }
  })
}

function houseOf({ roofs, trees }: RoofPlan, center: Place) {
  const surfaces = roofs.flatMap((roof, n) => {
    const solid = solidOf(
      {
        id: String(n),
        kind: roof.kind,
        points: roof.points.map(point => [...point]),
        side: roof.side ?? 0,
        pitch_deg: roof.pitch_deg,
        back_pitch_deg: roof.back_pitch_deg ?? 15,
        eave_height_m: roof.eave_height_m ?? 3,
        dormers: [],
      },
      0,
    )
    return 'surfaces' in solid ? solid.surfaces : []
  })
  return {
    faces: facesOf(center, surfaces),
    trees: trees.map(({ x_m, y_m, crown_m }) => ({ place: placeAt(center, [x_m, y_m]), crown_m })),
  }
}

/** The household's own first. */
function shapesAround(point: Place, roof: RoofPlan | undefined) {
  const degrees = 0.0006
  const { latitude, longitude } = point
  const others = housesIn([longitude - degrees, latitude - degrees, longitude + degrees, latitude + degrees])
    .map(({ id, corners, center }) => ({
      id: String(id),
      ring: corners,
      away: Math.hypot(...metersFrom(point, [center.longitude, center.latitude])),
    }))
    .filter(({ away }) => !roof || away > 27)
    .sort((a, b) => a.away - b.away)
  const [first] = roof?.roofs ?? []
  const own = first?.points.map(([x, y]) => {
    const place = placeAt(point, [x, y])
    return [place.longitude, place.latitude] as const
  })
  const all = [...(own ? [{ id: 'demo', ring: own }] : []), ...others]
  return all.flatMap(({ id, ring }) =>
    outlineShapes([[ring]]).map(shape => ({ ...shape, id, use: 'Residential', height_m: null, imaged_on: null })),
  )
}

function proposed(point: Schemas['SitePoint'], outline_id: string | null, ports: Ports) {
  const box = [-SURVEYED_M, -SURVEYED_M, SURVEYED_M, SURVEYED_M] as const
  const cloud = pointsIn(point, box)
  const reading = proposeRoof(cloud, [0, 0])
  return {
    service: 'points' as const,
    result: 'found' as const,
    fault: null,
    at: ports.now().toISOString(),
    question: roofQuestion({ point, outline_id }),
    survey: 'Demo_Survey_2021',
    proposal: proposalOf({
      ...reading,
      system: null,
      height_unit: 'meters',
      height_unit_stated: true,
      point_count: cloud.x.length,
    }),
    source: SURVEY,
    license: LICENSE,
    data_on: '2021-03-14',
    by: 'Sunquill demo',
  }
}
