// A new design's default equipment, number of panels and picture. Nothing is saved.

import { requireFaultless } from '../../design/drawn-design.ts'
import { picturesOf } from '../../design/pictures.ts'
import { chosenDesign, triedDesign } from '../../design/project-designs.ts'
import { sizeDrawing } from '../../design/size-drawing.ts'
import { sizeArrays } from '../../design/size-to-target.ts'
import { startOf } from '../../design/start-equipment.ts'
import { Afterwards, type Handlers } from '../../handler.ts'
import { requireProject } from '../../projects/access.ts'

type Paths = `/v3/design.${'GetPictures' | 'GetStart' | 'SizeArrays' | 'SizeDrawing'}`

export const startHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/design.GetPictures': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const tried = await triedDesign(db, ports, project, input.design_id)
    const design = tried?.design ?? (await chosenDesign(db, project))
    return { pictures: await picturesOf(db, ports, { project, design, design_id: tried?.design_id }) }
  },

  '/v3/design.GetStart': async ({ input, caller, db, ports }) =>
    startOf(db, ports, caller, await requireProject(db, caller, input.project_id)),

  '/v3/design.SizeArrays': async ({ input, caller, db, ports }) =>
    new Afterwards(await sizeArrays(db, ports, await requireProject(db, caller, input.project_id), input)),

  '/v3/design.SizeDrawing': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    await requireFaultless(db, project, input.drawing)
    return new Afterwards(await sizeDrawing(db, ports, project, input))
  },
}
