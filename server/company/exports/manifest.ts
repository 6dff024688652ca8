// manifest.json of an archive: its contents. Written last, read first.
import { z } from 'zod'

export const FORMAT = 'sunquill-company-archive'
export const FORMAT_VERSION = 2

const SHA256 = z.string().regex(/^[0-9a-f]{64}$/)
const COUNT = z.number().int().min(0)

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  format_version: z.literal(FORMAT_VERSION),
  made_by: z.string().max(200),
  /** The id of the installation's public key; signature.json proves it. */
  key_id: SHA256,
  made_at: z.iso.datetime(),
  company: z.string().max(200),
  entities: z.record(
    z.string(),
    z.object({
      paths: z.array(z.string().regex(/^data\/[a-z_]+(-\d+)?\.json$/)).min(1),
      rows: COUNT,
      content_sha256: SHA256,
    }),
  ),
  /** How many different files. */
  files: COUNT,
  audit_chain: z.object({ rows: COUNT, last_hash: z.union([SHA256, z.literal('')]) }),
  entries: z.array(
    z.object({
      path: z.string().regex(/^(README\.txt|format\.json|(data|systems|files)\/[A-Za-z0-9_-]+(\.json)?)$/),
      size_bytes: COUNT,
      sha256: SHA256,
    }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>
