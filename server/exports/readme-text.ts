// README.txt of an archive: what it is, for whoever opens it in ten years without this product. Pure.
import { ENTITIES, type Entity } from './entities.ts'
import { LEFT_OUT } from './left-out.ts'

type About = { company: string; at: string; brand: string }

export const readmeText = ({ company, at, brand }: About) => `${company}
Everything ${brand} kept for this company, as it was at ${at}.

WHAT IS IN HERE
  signature.json  Which server made this archive: its company, the moment and the SHA-256 of manifest.json, signed with Ed25519.
  manifest.json   How many rows of each kind there are, and size and SHA-256 of every other file in here.
  format.json     Every kind of row, its fields, their types and what they mean.
  data/           One JSON file for each kind of row: a list, with one row on each line. A list too long for one file goes on
                  in a second, data/audits-2.json. Ids are the ones the product used; a field that ends in _id names the row
                  it belongs to. Sums that end in _cents are US cents, times are UTC, bytes are base64.
  files/          Every PDF, picture and upload, named by the SHA-256 of its bytes. data/files.json has their names and types.
                  Signed agreements are among them: agreement_transactions.signed_file_id names the file of each.
  systems/        The solar system of each designed project with the element names of Orange Button
                  (https://github.com/Open-Orange-Button/Orange-Button-Taxonomy), for other software of the field.

WHAT IS NOT
  Passwords, tokens, keys and credentials. Social security numbers and birthdays, which are not kept. And:
${Object.entries(LEFT_OUT)
  .map(([table, why]) => `  ${table}: ${why}.`)
  .join('\n')}

HOW TO CHECK IT
  Nothing was changed since it was made when the SHA-256 of every file is the one in manifest.json:
    sha256sum files/* data/* systems/*
  The audit log is a chain. Take the rows of data/audits*.json in their order. The hash of each is the SHA-256 of its JSON
  without the field hash, names sorted, no spaces; previous_hash is the hash of the row before, empty for the first. The
  last one is audit_chain.last_hash of manifest.json.
  The trail of an agreement, in data/transaction_events.json, is a chain of its own: the hash of an event is the SHA-256 of
  the same JSON of transaction_id, seq, at, event, actor, detail and previous_hash.
  Signed agreements carry signature and trail in themselves: any PDF reader and pdfsig check them.

HOW TO BRING IT BACK
  Sign up a new company with the email address you used in this one, open Company, and choose this file under "Restore from
  an archive". The server must trust the key that signed it, manifest.json's key_id: its operator adds the public key with
  npm run archive-keys -- trust PUBLIC_KEY "Name".
`

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
