// Images of covers, blocks and templates of proposals, referenced by the id returned here.

import { refuse } from '#machines/lib/refuse.ts'
import { judgeOnlyPicture as judge } from '../../files/judge-apart.ts'
import { fileAddress, keepFile } from '../../files/store.ts'
import { readUpload } from '../../files/upload.ts'
import type { Handlers } from '../../handler.ts'
import { words } from './words.ts'

/** A phone holds four bytes of each pixel while it shows a picture, however small its file is. */
const MOST_MEGAPIXELS = 24

export const imageHandlers: Pick<Handlers<'proposals'>, '/v3/proposal.UploadImage'> = {
  '/v3/proposal.UploadImage': async ({ input, caller, db, ports, parse, audit }) => {
    const upload = readUpload(input, words.image.required)
    const { bytes, media_type, width_px, height_px } = parse(judge, upload.bytes)
    const megapixels = (width_px * height_px) / 1_000_000
    if (megapixels > MOST_MEGAPIXELS)
      throw refuse(400, 'invalid_input', {
        file: words.image.too_large({ megapixels: Math.ceil(megapixels), most: MOST_MEGAPIXELS }),
      })
    const { company_id } = caller
    const name = upload.file_name.trim()
    const { id } = await keepFile(db, ports, { company_id, name, media_type, bytes })
    await audit({ sentence: () => words.log.image_uploaded({ name }), entity_id: id })
    return { file_id: id, src: fileAddress(ports, company_id, id) }
  },
}
