// Aerial pictures as files: one of the company's for each place, and one of the project's own that its drawing may lie on.
import { eq } from 'drizzle-orm'
import { type Db, inCompany } from '#server/db/database.ts'
import type { KeptPicture, SiteMeta } from '#server/db/schema/design.ts'
import { files, project_files } from '#server/db/schema/files.ts'
import { projects } from '#server/db/schema/projects.ts'
import { keepFile, readFile } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { aerialPicture } from '#server/ports/site/picture.ts'
import type { Work } from './answers.ts'

type Answered = Awaited<ReturnType<typeof aerialPicture>>
type Seen = Extract<Answered, { value: unknown }>

const nameOf = ({ data_on }: Pick<SiteMeta, 'data_on'>, media_type: string) =>
  `aerial-${data_on ?? 'undated'}.${media_type === 'image/png' ? 'png' : 'jpg'}`

export async function keepPicture({ database, ports }: Work, company_id: number, answer: Seen) {
  const { bytes, media_type, ...picture } = answer.value
  const file = { company_id, name: nameOf(answer, media_type), media_type, bytes }
  const { id } = await inCompany(database, company_id, db => keepFile(db, ports, file))
  return { ...answer, value: { ...picture, file_id: id } }
}

/** Users delete files of projects. */
export async function isFileHere(db: Db, { file_id }: KeptPicture): Promise<boolean> {
  const [file] = await db.select({ id: files.id }).from(files).where(eq(files.id, file_id))
  return file !== undefined
}

/** The picture among the project's files. Another project on the same place gets a file of its own. */
export async function ownPicture<P extends KeptPicture & SiteMeta>(
  db: Db,
  ports: Ports,
  project_id: string,
  picture: P,
): Promise<P | null> {
  const [file] = await db.select().from(files).where(eq(files.id, picture.file_id))
  const [project] = await db.select().from(projects).where(eq(projects.id, project_id))
  if (!file || !project) return null
  const [of] = await db.select().from(project_files).where(eq(project_files.file_id, file.id))
  if (of?.project_id === project_id) return picture
  const { company_id, name } = file
  const media_type = file.media_type === 'image/png' ? 'image/png' : 'image/jpeg'
  const bytes = of && (await readFile(db, ports, file.id))
  if (of && !bytes) return null
  const file_id = bytes ? (await keepFile(db, ports, { company_id, name, media_type, bytes })).id : file.id
  await db.insert(project_files).values({
    company_id,
    project_id,
    file_id,
    kind: 'site_image',
    width_px: picture.width_px,
    height_px: picture.height_px,
    uploaded_by: project.owner_id,
    uploaded_by_name: picture.source,
    uploaded_at: ports.now(),
  })
  return { ...picture, file_id }
}
