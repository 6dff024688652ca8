// The look of proposals: read, chosen, and the image above it uploaded.
import { changes } from '../audit.ts'
import { imageKind } from '../files/image.ts'
import { fileAddress, keepFile } from '../files/store.ts'
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'
import { writeSetting } from '../settings/store.ts'
import { requireReadable, themeOf } from './theme.ts'

type Paths = `/v3/settings.${'GetProposalTheme' | 'ProposalTheme' | 'UploadProposalCover'}`

export const themeHandlers: Pick<Handlers<'proposals'>, Paths> = {
  '/v3/settings.GetProposalTheme': ({ db, ports }) => themeOf(db, ports),

  '/v3/settings.ProposalTheme': async ({ input, caller, db, ports, audit }) => {
    const { theme, version } = input
    await requireReadable(db, theme)
    const { before } = await writeSetting(db, ports, caller, 'proposal_theme', version, theme)
    await audit({ sentence: 'changed the look of proposals', detail: changes(before, theme) })
    return themeOf(db, ports)
  },

  '/v3/settings.UploadProposalCover': async ({ input, caller, db, ports, audit }) => {
    const file = new Map<string, unknown>(Object.entries(input)).get('file')
    if (!(file instanceof Blob)) throw refuse(400, 'invalid_input', { file: 'Choose an image.' })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const media_type = imageKind(bytes)
    if (!media_type)
      throw refuse(
        415,
        'not_an_image',
        'This file is not a PNG, JPEG or WebP image. Save the picture as one and try again.',
      )
    const { company_id } = caller
    const { id } = await keepFile(db, ports, { company_id, name: 'proposal cover', media_type, bytes })
    await audit({ sentence: 'uploaded a cover image for proposals', entity_id: id })
    return { file_id: id, src: fileAddress(ports, company_id, id) }
  },
}
