// What a drawing is made on or from: the roof that a survey's points show and the outlines in a file, of which nothing is stored,
// and a picture that says where it is, which is.
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { FootprintReading, readFootprints } from '#server/design/footprints/read-footprints.ts'
import { words as outlineWords } from '#server/design/footprints/words.ts'
import type { readPlacedPicture } from '#server/design/georeference/read-picture.ts'
import { words as pictureWords } from '#server/design/georeference/words.ts'
import { pairOf, proposalOf, tenths } from '#server/design/points/proposal.ts'
import type { readCloud } from '#server/design/points/read-cloud.ts'
import { words } from '#server/design/points/words.ts'
import { attachFile } from '#server/files/attach-file.ts'
import { fileAddress, keepFile } from '#server/files/store.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers } from '#server/handler.ts'
import { task } from '#server/parse/parsers.ts'
import { requireProject } from '#server/projects/access.ts'

const read = task<typeof readCloud>(new URL('../../design/points/read-cloud.ts', import.meta.url), 'readCloud')

const readOutlines = task<typeof readFootprints>(
  new URL('../../design/footprints/read-footprints.ts', import.meta.url),
  'readFootprints',
)

const readPicture = task<typeof readPlacedPicture>(
  new URL('../../design/georeference/read-picture.ts', import.meta.url),
  'readPlacedPicture',
)

/** What the contract allows: the nearest. */
const MOST_OUTLINES = 40

type Paths = `/v3/design.${'ProposeRoof' | 'ReadFootprints' | 'UploadPlacedPicture'}`

export const roofHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/design.ProposeRoof': async ({ input, caller, db, parse }) => {
    const project = await requireProject(db, caller, input.project_id)
    const { bytes } = readUpload(input, words.choose_points)
    const { unit, height_unit } = input
    return { proposal: proposalOf(parse(read, bytes, placeOf(project), { unit, height_unit })) }
  },

  '/v3/design.ReadFootprints': async ({ input, caller, db, parse }) => {
    const project = await requireProject(db, caller, input.project_id)
    const { bytes } = readUpload(input, outlineWords.choose_footprints)
    return { footprints: footprintsOf(parse(readOutlines, bytes, placeOf(project))) }
  },

  '/v3/design.UploadPlacedPicture': async ({ input, caller, db, ports, parse, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const { bytes, file_name } = readUpload(input, pictureWords.choose_map_picture)
    const { world, projection, epsg } = input
    const sidecars = { world, projection, epsg: epsg === undefined ? undefined : Number(epsg) }
    const { bytes: jpeg, system, order, ...picture } = parse(readPicture, bytes, placeOf(project), sidecars)
    const { company_id } = caller
    const name = `${file_name.trim().replace(/\.\w+$/, '')}.jpg`
    const { id: file_id } = await keepFile(db, ports, { company_id, name, media_type: 'image/jpeg', bytes: jpeg })
    await attachFile(db, ports, caller, project, file_id, { kind: 'site_image', ...picture })
    await audit({
      sentence: () => pictureWords.placed_picture({ name }),
      entity_id: file_id,
      project_id: project.id,
    })
    return { src: fileAddress(ports, company_id, file_id), image: { file_id, ...picture }, system, order }
  },
}

function placeOf({ address }: { address?: { latitude?: number; longitude?: number } | null }) {
  const { latitude, longitude } = address ?? {}
  if (latitude === undefined || longitude === undefined) throw refuse(409, 'no_coordinates', words.no_coordinates)
  return { latitude, longitude }
}

const footprintsOf = ({ footprints, ...rest }: FootprintReading): Schemas['RoofFootprints'] => ({
  outlines: footprints.slice(0, MOST_OUTLINES).map(({ points, holes, area_m2, distance_m }) => ({
    points: points.map(pairOf),
    holes: holes.map(hole => hole.map(pairOf)),
    area_m2: tenths(area_m2),
    distance_m: tenths(distance_m),
  })),
  ...rest,
})
