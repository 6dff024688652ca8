// README.txt of an archive: explains it to a reader in ten years without this product. Pure.
import { ENTITIES, type Entity } from './entities.ts'
import { leftOut } from './left-out.ts'
import { words } from './words.ts'

type About = { company: string; at: string; brand: string }

/** In the exporting user's language. */
export const readmeText = (about: About) =>
  words.readme({
    ...about,
    left_out: leftOut()
      .map(table => `  ${table}: ${words.left_out[table]}.`)
      .join('\n'),
  })

const JSON_TYPES: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'timestamp with time zone': 'time, ISO 8601 UTC',
  date: 'day, YYYY-MM-DD',
  bytea: 'bytes, base64',
  jsonb: 'JSON',
}

type Field = { name: string; type: string; required: boolean }

/** format.json */
export const formatText = (fieldsOf: (entity: Entity) => Field[]) =>
  Object.fromEntries(
    ENTITIES.map(entity => [
      entity.name,
      {
        description: entity.words,
        fields: Object.fromEntries(
          fieldsOf(entity).map(({ name, type, required }) => [
            name,
            { type: JSON_TYPES[type] ?? type, may_be_null: !required },
          ]),
        ),
      },
    ]),
  )
