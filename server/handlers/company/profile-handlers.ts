// A company's profile, and the list of companies for the product's own staff.

import { and, asc, count, gt, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { licenseFaults } from '#machines/company/licenses.ts'
import { imageKind } from '#machines/files/image.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { likeText } from '#machines/lib/search.ts'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '../../audit.ts'
import { words } from '../../company/words.ts'
import { type Db, enterDoor } from '../../db/database.ts'
import { companies, users } from '../../db/schema/company.ts'
import { judgeOnlyPicture } from '../../files/judge-apart.ts'
import { fileAddress, keepFile } from '../../files/store.ts'
import type { Handlers } from '../../handler.ts'
import { FormFile } from '../../lib/form-parts.ts'
import { lookAhead } from '../../lib/found-by.ts'
import { companyOf } from '../../lib/own-company.ts'
import { aNumber, cursorOf, pageOf } from '../../lib/paging.ts'
import { requireVersion } from '../../lib/versioned.ts'
import type { Ports } from '../../ports/ports.ts'

const COMPANIES = cursorOf('companies', aNumber)

type Paths = `/v3/company.${'Get' | 'Update' | 'SetLicenses' | 'UploadLogo' | 'GetMetadata' | 'EditMetadata' | 'List'}`
type Row = typeof companies.$inferSelect

export const profileHandlers: Pick<Handlers<'company'>, Paths> = {
  '/v3/company.Get': async ({ db, ports }) => ({ company: view(ports, await companyOf(db)) }),

  '/v3/company.Update': async ({ input, db, ports, audit }) => {
    const before = await lockCompany(db)
    requireVersion(before, input.version)
    const { version, ...fields } = input
    // A field left out is emptied: the form has all of them.
    const after = {
      name: fields.name,
      legal_name: fields.legal_name,
      brand_color: fields.brand_color,
      license_number: fields.license_number ?? null,
      phone: fields.phone ?? null,
      email: fields.email ?? null,
      website: fields.website ?? null,
      address: fields.address ?? null,
    }
    const [row] = await db
      .update(companies)
      .set({ ...after, version: version + 1 })
      .returning()
    const was: Partial<Row> = Object.fromEntries(Object.entries(before).filter(([name]) => name in after))
    await audit({ sentence: () => words.profile_changed, detail: changes<Partial<Row>>(was, after) })
    return { company: view(ports, row ?? before) }
  },

  '/v3/company.SetLicenses': async ({ input, db, ports, audit }) => {
    const before = await lockCompany(db)
    requireVersion(before, input.version)
    const faults = licenseFaults(input.licenses)
    if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
    const licenses = input.licenses
      .map(({ classification, number, ...rest }) => ({
        ...rest,
        number: number.trim(),
        ...(classification?.trim() ? { classification: classification.trim() } : {}),
      }))
      .sort((a, b) => a.state.localeCompare(b.state))
    const [row] = await db
      .update(companies)
      .set({ licenses, version: input.version + 1 })
      .returning()
    await audit({
      sentence: () => words.licenses_changed,
      detail: changes({ licenses: before.licenses }, { licenses }),
    })
    return { company: view(ports, row ?? before) }
  },

  '/v3/company.UploadLogo': async ({ input, caller, db, ports, parse, audit }) => {
    const before = await lockCompany(db)
    requireVersion(before, Number(input.version))
    const parts = new Map<string, unknown>(Object.entries(input))
    const file = parts.get('file')
    if (!(file instanceof FormFile)) throw refuse(400, 'invalid_input', { file: words.choose_image })
    if (!imageKind(file.bytes)) throw refuse(415, 'not_an_image', words.not_an_image)
    const { bytes, media_type } = parse(judgeOnlyPicture, file.bytes)
    const { company_id } = caller
    const logo_file = await keepFile(db, ports, { company_id, name: 'logo', media_type, bytes })
    const [row] = await db
      .update(companies)
      .set({ logo_file_id: logo_file.id, version: before.version + 1 })
      .returning()
    await audit({
      sentence: () => words.logo_changed,
      detail: changes({ logo: before.logo_file_id ?? undefined }, { logo: logo_file.id }),
    })
    return { company: view(ports, row ?? before) }
  },

  '/v3/company.GetMetadata': async ({ db }) => {
    const { metadata, metadata_version } = await companyOf(db)
    return { metadata, version: metadata_version }
  },

  '/v3/company.EditMetadata': async ({ input, db, audit }) => {
    const before = await lockCompany(db)
    requireVersion({ version: before.metadata_version }, input.version)
    if (!fits(input.metadata)) throw refuse(400, 'invalid_input', { metadata: words.metadata_too_large })
    await db.update(companies).set({ metadata: input.metadata, metadata_version: input.version + 1 })
    await audit({ sentence: () => words.metadata_changed, detail: changes(before.metadata, input.metadata) })
    return { metadata: input.metadata, version: input.version + 1 }
  },

  '/v3/company.List': async ({ input, db }) => {
    await enterDoor(db)
    const limit = input.limit ?? 50
    const rows = await db
      .select({ company: companies })
      .from(companies)
      .where(
        and(
          input.search ? await named(db, input.search) : undefined,
          input.cursor ? gt(companies.company_id, COMPANIES.read(input.cursor)[0]) : undefined,
        ),
      )
      .orderBy(asc(companies.company_id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, COMPANIES, ({ company }) => [company.company_id])
    const ids = page.map(({ company }) => company.company_id)
    const members = await db
      .select({ company_id: users.company_id, users: count() })
      .from(users)
      .where(and(inArray(users.company_id, ids), ne(users.status, 'disabled')))
      .groupBy(users.company_id)
    const usersOf = new Map(members.map(({ company_id, users }) => [company_id, users]))
    return {
      next_cursor,
      companies: page.map(({ company }) => ({
        id: company.company_id,
        name: company.name,
        status: company.status,
        users: usersOf.get(company.company_id) ?? 0,
        created_at: company.created_at.toISOString(),
      })),
    }
  },
}

async function lockCompany(db: Db): Promise<Row> {
  const [row] = await db.select().from(companies).for('update')
  if (!row) throw notFound('company')
  return row
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

const view = (ports: Ports, row: Row): Schemas['Company'] => ({
  id: row.company_id,
  name: row.name,
  legal_name: row.legal_name,
  brand_color: row.brand_color,
  timezone: row.timezone,
  version: row.version,
  ...given({
    license_number: row.license_number,
    licenses: row.licenses.length > 0 ? row.licenses : null,
    phone: row.phone,
    email: row.email,
    website: row.website,
    address: row.address,
    state: row.state,
    logo_src: row.logo_file_id && fileAddress(ports, row.company_id, row.logo_file_id),
  }),
})

/** At the door the trigrams of names may be asked as they are; of what most are called the list's order meets enough at once. */
async function named(db: Db, search: string): Promise<SQL> {
  const pattern = `%${likeText(search)}%`
  const like = ilike(companies.name, pattern)
  const sample = { text: sql`lower(${companies.name})`, order: [asc(companies.company_id)] }
  const { spread } = await lookAhead(db, companies, sample, [sql`lower(${pattern})`])
  return spread === 'rare' ? like : sql`(select ${like})`
}

const fits = (metadata: Record<string, unknown>) => JSON.stringify(metadata).length <= 20_000 && depth(metadata) <= 10

const depth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0
