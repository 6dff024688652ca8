// A proposal's texts with its project's values, and their faults.

import { overlapFindings } from '#machines/design/solid/overlap.ts'
import { words } from '#machines/design/solid/words.ts'
import { type Content, mapTexts, visible } from '#machines/proposals/content.ts'
import { findingsOf } from '#machines/proposals/findings.ts'
import { fillText, knownValues } from '#machines/proposals/variables.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import { drawingOfSale } from '../design/pictures.ts'
import type { Ports } from '../ports/ports.ts'
import type { Figures } from './figures.ts'
import { imagesOf } from './images.ts'
import { otherTemplate } from './other-template.ts'
import type { ProposalRow } from './state.ts'
import { valuesOf } from './variable-values.ts'

export type Words = Pick<ProposalRow, 'language' | 'content' | 'option_ids' | 'valid_until' | 'template_id'>
type Filled = {
  /** Without hidden parts; a variable without a value stays as written. */
  content: Content
  values: Schemas['VariableValue'][]
  findings: Schemas['Finding'][]
}

/** `figures` are those in the texts; null if there are none. */
export async function fillContent(
  db: Db,
  ports: Ports,
  sale: Sale,
  { language, content, option_ids, valid_until, template_id }: Words,
  figures: Figures | null,
): Promise<Filled> {
  const values = await valuesOf(db, ports, sale, { language, option_ids, valid_until, figures })
  const variable_values = knownValues(values)
  const image_ids = (await imagesOf(db, ports, content)).map(({ file_id }) => file_id)
  return {
    content: mapTexts(visible(content), text => fillText(text, variable_values).text),
    values,
    findings: [
      ...(await roofFaults(db, sale)),
      ...findingsOf(content, {
        values,
        image_ids,
        language,
        offer_count: option_ids.length,
        other_template: await otherTemplate(db, sale, { template_id, language }),
      }),
    ],
  }
}

/** Overlapping surfaces count their panels twice, so the price and savings would be wrong. */
export async function roofFaults(db: Db, sale: Sale): Promise<Schemas['Finding'][]> {
  const drawing = await drawingOfSale(db, sale)
  return overlapFindings(drawing?.planes ?? []).map(({ sentence }) => ({
    page_id: null,
    block_id: null,
    place: words.roof_drawing,
    sentence,
    blocks_sending: true,
  }))
}
