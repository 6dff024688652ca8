// A design's picture: every panel once, to scale, on its own plane, in any orientation of the drawing.
import { describe, expect, it } from 'vitest'
import { cameraAt, normalOf } from '#machines/design/picture/camera.ts'
import { panelsPicture } from '#machines/design/picture/panels-picture.ts'
import { HEIGHT_PX, roofPicture, WIDTH_PX } from '#machines/design/picture/roof-picture.ts'
import { drawRoof, GABLE_ROOF } from '#machines/projects/samples/draw-roof.ts'
import type { Schemas } from '#sdk/types.ts'

const PANEL = { id: 'panel', model: 'Sample 400', length_m: 1.722, width_m: 1.134 } as Schemas['Panel']
const SIDES = new Map([['panel', { length_m: 1.722, width_m: 1.134 }]])
const SETBACKS = {
  ridge_m: 0.457,
  hip_m: 0.457,
  valley_m: 0.457,
  rake_m: 0,
  eave_m: 0,
  obstruction_m: 0.3,
  pathway_m: 0.914,
}
const SOLD = [
  { name: 'South roof', modules: 12 },
  { name: 'West roof', modules: 6 },
]
const drawing = drawRoof(GABLE_ROOF, SOLD, PANEL, SETBACKS, { inverters: [], storage: [] })

/** Corners of every panel in the picture. */
function panelsOf(svg: string): number[][][] {
  const paths = [...svg.matchAll(/<path d="([^"]+)" fill="[^"]+" stroke="#8e9eb8"/g)].map(([, d = '']) => d)
  return paths.flatMap(d =>
    d
      .split('Z')
      .filter(Boolean)
      .map(one =>
        one
          .slice(1)
          .split('L')
          .map(spot => spot.split(' ').map(Number)),
      ),
  )
}
const sideOf = ([a = [], b = []]: number[][]) => Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0))

describe('a drawn design', () => {
  it.each(['house', 'plan'] as const)('shows each panel once in the %s', view => {
    const { svg } = roofPicture(drawing, SIDES, view)
    const panels = panelsOf(svg)
    expect(panels).toHaveLength(18)
    expect(panels.every(corners => corners.length === 4)).toBe(true)
    const all = panels.flat(2)
    expect(Math.min(...all)).toBeGreaterThan(0)
    expect(Math.max(...panels.flat().map(([x = 0]) => x))).toBeLessThan(WIDTH_PX)
    expect(Math.max(...panels.flat().map(([, y = 0]) => y))).toBeLessThan(HEIGHT_PX)
  })

  it.each(['house', 'plan'] as const)(
    'cuts nothing at the edge of the %s, and has a darker ground on a dark page',
    view => {
      const tree = (x_m: number, y_m: number): Schemas['Drawing']['trees'][number] => ({
        id: `tree ${x_m}`,
        kind: 'deciduous',
        x_m,
        y_m,
        height_m: 5,
        crown_m: 4,
      })
      const crowns = (trees: Schemas['Drawing']['trees']) => {
        const { svg } = roofPicture({ ...drawing, trees }, SIDES, view)
        expect(svg).toContain('prefers-color-scheme:dark')
        return [...svg.matchAll(/<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"/g)].map(one =>
          one.slice(1).map(Number),
        )
      }
      const [south] = drawing.planes
      const xs = (south?.points ?? []).map(([x = 0]) => x)
      const near = crowns([tree(Math.max(...xs) + 4, 0)])
      expect(near.length).toBeGreaterThan(0)
      for (const [x = 0, y = 0, r = 0] of near) {
        expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(0)
        expect(x + r).toBeLessThanOrEqual(WIDTH_PX)
        expect(y + r).toBeLessThanOrEqual(HEIGHT_PX)
      }
      expect(crowns([tree(Math.max(...xs) + 60, 0)])).toEqual([])
    },
  )

  it('is to scale from above: sides compare as those of the panel, shortened by the slope', () => {
    const [first = []] = panelsOf(roofPicture(drawing, SIDES, 'plan').svg)
    const [across, along] = [sideOf(first.slice(0, 2)), sideOf(first.slice(1, 3))]
    // Lengths up the slope appear shorter by its cosine.
    const ratios = [18, 20].flatMap(tilt => {
      const flat = Math.cos((tilt * Math.PI) / 180)
      return [1.134 / (1.722 * flat), 1.722 / (1.134 * flat)]
    })
    expect(ratios.some(ratio => Math.abs(across / along - ratio) < 0.01)).toBe(true)
  })

  it('shows no panel that is off, or whose sides are unknown', () => {
    const [south, ...others] = drawing.planes
    if (!south) throw new Error('no plane')
    const off = { ...south, modules: south.modules.map((one, index) => ({ ...one, on: index > 2 })) }
    expect(panelsOf(roofPicture({ ...drawing, planes: [off, ...others] }, SIDES, 'house').svg)).toHaveLength(15)
    expect(panelsOf(roofPicture(drawing, new Map(), 'house').svg)).toHaveLength(0)
  })

  it('shows a dormer on the far slope from above', () => {
    const dormer = { kind: 'gable' as const, at: [0, 4.5] as const, width_m: 2, wall_m: 0.3, pitch_deg: 20 }
    const roofs = GABLE_ROOF.roofs.map((roof, index) => (index === 0 ? { ...roof, dormers: [dormer] } : roof))
    const plan = { ...GABLE_ROOF, roofs, obstructions: [], trees: [] }
    const drawn = drawRoof(plan, [], PANEL, SETBACKS, { inverters: [], storage: [] })
    const faces = [...roofPicture(drawn, SIDES, 'plan').svg.matchAll(/<path d="M([^"]+)Z" fill="[^"]+" stroke="/g)].map(
      ([, d = '']) => d.split('L').map(spot => spot.split(' ').map(Number)),
    )
    const widthOf = (face: number[][]) => Math.max(...face.map(([x = 0]) => x)) - Math.min(...face.map(([x = 0]) => x))
    const widest = faces.map(widthOf)
    const host = widest.indexOf(Math.max(...widest))
    expect(widest.slice(host + 1).filter(width => width < 100)).toHaveLength(2)
  })

  it('is the same house however the drawing is turned', () => {
    const turned: Schemas['Drawing'] = {
      ...drawing,
      north_deg: 90,
      planes: drawing.planes.map(plane => ({ ...plane, azimuth_deg: (plane.azimuth_deg + 90) % 360 })),
    }
    expect(roofPicture(turned, SIDES, 'house').svg).toBe(roofPicture(drawing, SIDES, 'house').svg)
  })

  it('lies on the site image where there is one, which covers the place it was measured for', () => {
    const image = { file_id: PANEL.id, width_px: 1000, height_px: 500, meters_per_pixel: 0.1, x_m: 0, y_m: 0 }
    const { svg, ground } = roofPicture({ ...drawing, image }, SIDES, 'plan')
    expect(ground).toMatchObject({ left: expect.any(Number), width: expect.any(Number) })
    // 100 by 50 m in a picture of 8 by 5.
    expect((ground?.width ?? 0) / (ground?.height ?? 1)).toBeCloseTo(2 * (HEIGHT_PX / WIDTH_PX), 5)
    expect(svg).toContain('fill-opacity=".35"')
    expect(roofPicture({ ...drawing, image }, SIDES, 'house').ground).toBeNull()
  })

  it('is small, and holds nothing that could run or name anyone', () => {
    const named = { ...drawing, planes: drawing.planes.map(plane => ({ ...plane, name: `<script>${plane.name}` })) }
    const { svg } = roofPicture(named, SIDES, 'house')
    expect(svg).not.toMatch(/script|href|NaN|undefined|South/)
    expect(roofPicture(drawing, SIDES, 'house').svg.length).toBeLessThan(20_000)
  })
})

describe('a design entered by figures', () => {
  it.each([[[1]], [[18]], [[7, 13, 2]], [[400, 3]]])('shows every panel of planes of %j', counts => {
    const svg = panelsPicture(counts.map(module_count => ({ module_count })))
    const panels = [...svg.matchAll(/h1\.13v1\.72/g)]
    expect(panels).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
    expect(svg).not.toMatch(/NaN|Infinity/)
  })
})

it('a camera that looks down sees the plan with north up, and faces by their outer side', () => {
  const above = cameraAt(180, 90)
  const [x, y] = above.project([3, 4, 9])
  expect([x, y].map(value => Math.round(value * 1e6) / 1e6)).toEqual([3, -4])
  const floor = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
  ] as const
  expect(above.sees(normalOf(floor))).toBe(true)
  expect(above.sees(normalOf([...floor].reverse()))).toBe(false)
})
