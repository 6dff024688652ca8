// Unused tables that a server of the previous version may still write to. Each is named in the migration that replaced
// it (`-- retired: name, name`) until a later one drops it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directory } from '#server/db/migrate.ts'

const texts = readdirSync(directory).map(name => readFileSync(join(directory, name), 'utf8'))
const named = texts.flatMap(text => /^-- retired: (.+)$/m.exec(text)?.[1]?.split(', ') ?? [])

export const RETIRED: ReadonlySet<string> = new Set(
  named.filter(name => !texts.some(text => new RegExp(`^drop table ${name}\\b`, 'm').test(text))),
)
