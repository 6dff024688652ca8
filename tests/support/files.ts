// The project's own files, by their paths from its root.

import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const filesOf = (rooms: string[], endings: string[]): string[] =>
  rooms
    .flatMap(room =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(
        file => `${room}/${file.replaceAll(sep, '/')}`,
      ),
    )
    .filter(file => endings.some(ending => file.endsWith(ending)))
    .sort()
