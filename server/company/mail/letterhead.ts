// The company a mail speaks for: its name, color and logo, and at the foot where it is and under which license it works.

import { eq } from 'drizzle-orm'
import { homeState, licenseText } from '#machines/company/licenses.ts'
import { addressLine } from '#machines/lib/text.ts'
import type { Language } from '#machines/words/language.ts'
import type { Db } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { fileAddress, readFile } from '#server/files/store.ts'
import { companyOf } from '#server/lib/own-company.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Attachment } from '#server/ports/smtp.ts'
import { drawHouse } from './draw-apart.ts'
import type { Letterhead, MailFrame } from './mail-frame.ts'
import { words } from './words.ts'

/** Needs a transaction inside the company's tenant. `state` is where the home is, for the license there. */
export async function companyLetterhead(
  db: Db,
  ports: Ports,
  language: Language,
  state?: string | null,
): Promise<Letterhead> {
  const company = await companyOf(db)
  const license = licenseText(company, state ?? homeState(company))
  const place = [company.legal_name || company.name, company.address && addressLine(company.address)]
  const reach = [company.phone, company.email, license && words.in(language).license({ number: license })]
  return {
    head: company.name,
    brand_color: company.brand_color,
    logo_src: company.logo_file_id ? fileAddress(ports, company.company_id, company.logo_file_id) : null,
    foot: [place.filter(Boolean).join(', '), reach.filter(Boolean).join(' · ')].filter(Boolean),
  }
}

const SVG_URL = 'data:image/svg+xml,'

/** The company's frame for delivery: images are embedded, since URLs expire and mail programs block remote ones. */
export async function packed(company_id: number, frame: MailFrame, logo: Attachment | undefined) {
  const picture = frame.picture?.src.startsWith(SVG_URL) ? frame.picture : null
  const png = picture && (await drawHouse(company_id, decodeURIComponent(picture.src.slice(SVG_URL.length))))
  return {
    frame: {
      ...frame,
      logo_src: logo ? 'cid:logo' : null,
      picture: picture && { src: 'cid:house', alt: picture.alt },
    },
    inline: [
      ...(logo ? [{ ...logo, cid: 'logo' }] : []),
      ...(png ? [{ name: 'house.png', media_type: 'image/png', bytes: png, cid: 'house' }] : []),
    ],
  }
}

/** Needs a transaction inside the company's tenant. */
export async function logoOf(db: Db, ports: Ports): Promise<Attachment | undefined> {
  const { logo_file_id } = await companyOf(db)
  return logo_file_id ? attachmentOf(db, ports, logo_file_id) : undefined
}

/** Needs a transaction inside the file's tenant. */
export async function attachmentOf(db: Db, ports: Ports, file_id: string): Promise<Attachment | undefined> {
  const [file] = await db
    .select({ name: files.name, media_type: files.media_type })
    .from(files)
    .where(eq(files.id, file_id))
  const bytes = await readFile(db, ports, file_id)
  return file && bytes && { ...file, bytes }
}
