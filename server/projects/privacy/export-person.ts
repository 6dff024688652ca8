// The job that writes a homeowner's copy: a page to read, the same as JSON, and the files.
import { sql } from 'drizzle-orm'
import { currentLanguage } from '#machines/words/language.ts'
import { zipWriter } from '#server/company/exports/zip-writer.ts'
import { among } from '#server/db/among.ts'
import { inCompany } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { privacy_requests } from '#server/db/schema/projects.ts'
import { fileWriter } from '#server/files/parts.ts'
import { readFile } from '#server/files/store.ts'
import { jobKind } from '#server/jobs/job-kind.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { dataOf, filesOf, type PersonData } from './person-data.ts'
import { personScope } from './requests.ts'
import { words } from './words.ts'

export type PersonExportInput = { request_id: string; homeowner_id: string }

export const exportPerson = jobKind<PersonExportInput>({
  permissions: ['privacy.manage'],
  page: '/settings/company/privacy',
  run: async ({ database, ports, job, input, caller, file_id, progress }) => {
    const { company_id } = job
    await progress(0, null, () => words.collecting)
    const { data, file_ids, about } = await inCompany(database, company_id, async db => {
      const { scope, name, language } = await personScope(
        db,
        { company_id, now: ports.now() },
        caller,
        input.homeowner_id,
      )
      const company = (await companyOf(db)).name
      const about = { company, name, language, day: await companyDay(db, ports) }
      return { data: await dataOf(db, company_id, scope), file_ids: await filesOf(db, scope), about }
    })
    const named = {
      company_id,
      file_id,
      job_id: job.id,
      name: `homeowner-data-${about.day}.zip`,
      media_type: 'application/zip' as const,
    }
    const to = fileWriter(database, ports, named)
    const zip = zipWriter(bytes => to.write(bytes))
    const page = inLanguage(about.language, () => pageOf(data, about))
    await zip.add('your-data.html', [Buffer.from(page)], true)
    await zip.add(
      'data.json',
      [
        Buffer.from(
          `${JSON.stringify(Object.fromEntries(data.map(({ section, rows }) => [section, rows])), null, 1)}\n`,
        ),
      ],
      true,
    )
    for (const [n, id] of file_ids.entries()) {
      const file = await inCompany(database, company_id, async db => {
        const [row] = await db
          .select({ name: files.name })
          .from(files)
          .where(among(files.id, [id]))
        return row && { name: row.name, bytes: await readFile(db, ports, id) }
      })
      if (file?.bytes)
        await zip.add(`files/${n + 1}-${file.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_')}`, [file.bytes], false)
      await progress(n + 1, file_ids.length, () => words.writing_files)
    }
    await zip.finish()
    await to.finish()
    const rows = data.reduce((sum, section) => sum + section.rows.length, 0)
    await inCompany(database, company_id, db =>
      db
        .update(privacy_requests)
        .set({
          status: 'done',
          answered_at: ports.now(),
          answered_by_name: caller.name,
          version: sql`${privacy_requests.version} + 1`,
        })
        .where(among(privacy_requests.id, [input.request_id])),
    )
    return { sentence: () => words.exported({ rows, files: file_ids.length }), has_file: true }
  },
})

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Opens in any browser, without scripts or anything from elsewhere. */
export function pageOf(data: PersonData, about: { company: string; name: string; day: string }): string {
  const title = escapeHtml(words.page_title(about))
  const sections = data.map(
    ({ section, rows }) => `<h2>${escapeHtml(words.sections[section])}</h2>
${rows.length === 0 ? `<p>${escapeHtml(words.nothing)}</p>` : rows.map(tableOf).join('\n')}`,
  )
  return `<!doctype html>
<html lang="${currentLanguage()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #ccc;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{width:14rem;font-weight:600}</style>
<h1>${title}</h1>
<p>${escapeHtml(words.page_intro(about))}</p>
${sections.join('\n')}
</html>
`
}

const tableOf = (row: Record<string, unknown>) =>
  `<table>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<tr><th>${escapeHtml(name.replaceAll('_', ' '))}<td>${escapeHtml(textOf(value))}`)
    .join('')}</table>`

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value, null, 1)
