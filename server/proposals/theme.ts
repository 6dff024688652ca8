// How a company's proposals look today. Its settings and its public page read it here.

import { eq } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '../db/database.ts'
import { files } from '../db/schema/files.ts'
import { fileAddress } from '../files/store.ts'
import { companyOf } from '../lib/own-company.ts'
import type { Ports } from '../ports/ports.ts'
import { words } from './words.ts'

type Theme = Schemas['ProposalTheme']

export async function themeOf(db: Db, ports: Ports) {
  const { value, version } = await readSetting(db, 'proposal_theme')
  const company = await companyOf(db)
  // Field by field: older rows also name sections, and colors of their own besides the brand's.
  const { font, heading_style, text_size, tagline, footer_text, cover_file_id } = value
  const theme: Theme = { font, heading_style, text_size, tagline, footer_text, cover_file_id }
  const address = (file_id: string | null) => file_id && fileAddress(ports, company.company_id, file_id)
  return {
    theme,
    version,
    brand_color: company.brand_color,
    cover_src: address(theme.cover_file_id),
    logo_src: address(company.logo_file_id),
  }
}

/** As shown to holders of a proposal's link. */
export async function shownTheme(db: Db, ports: Ports): Promise<Schemas['ShownTheme']> {
  const { theme, brand_color, cover_src, logo_src } = await themeOf(db, ports)
  const { cover_file_id: _, ...look } = theme
  return { ...look, brand_color, cover_src, logo_src }
}

/** Throws 400 for a cover that is no image of the company's. */
export async function requireCover(db: Db, { cover_file_id }: Theme) {
  if (cover_file_id !== null && !(await isImage(db, cover_file_id)))
    throw refuse(400, 'invalid_input', { 'theme.cover_file_id': words.cover_deleted })
}

async function isImage(db: Db, file_id: string): Promise<boolean> {
  const [file] = await db.select({ media_type: files.media_type }).from(files).where(eq(files.id, file_id))
  return file?.media_type.startsWith('image/') ?? false
}
