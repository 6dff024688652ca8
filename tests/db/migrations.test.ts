// Rules for migrations, now that a server of the previous version runs alongside.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isConcurrent } from '#server/db/concurrent-indexes.ts'
import { directory, statements } from '#server/db/migrate.ts'

/** Those before were applied while no two versions ran side by side. */
const LAST_BEFORE = '0078'

/** Breaks a server that doesn't know of it. A later release may do it, marked with `-- contracts:`. */
const BREAKS: [string, RegExp][] = [
  ['build the index concurrently, in a migration of its own', /^create (unique )?index (?!concurrently)\w+ on (\w+)/],
  ['add the constraint as not valid, and validate it in a later migration', /\badd constraint(?!.*\bnot valid\b)/],
  ['add the column nullable or with a default', /\badd column(?!.*\bdefault\b).*\bnot null\b/],
  ['drop it in a later release', /\b(drop column|drop table)\b/],
  ['add a new one beside it', /\b(rename (column|to)|alter column \w+ type)\b/],
  ['require it by a check that is not valid at first', /\balter column \w+ set not null\b/],
]

/** A table created by the same migration is empty and unused. */
const madeBy = (text: string) => [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name)
const tableOf = (statement: string) => /^(?:create .*? on|alter table) (\w+)/.exec(statement)?.[1]

function faultsOf(text: string): string[] {
  if (/^-- contracts: \w+/m.test(text) || isConcurrent(text)) return []
  const own = madeBy(text)
  return statements(text)
    .map(statement => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(statement => !own.includes(tableOf(statement)))
    .flatMap(statement => BREAKS.flatMap(([instead, breaks]) => (breaks.test(statement) ? [instead] : [])))
}

describe('a migration', () => {
  const names = readdirSync(directory).filter(name => name.slice(0, 4) > LAST_BEFORE)
  it.each(names)('%s leaves a server that does not know of it at work', name => {
    expect(faultsOf(readFileSync(join(directory, name), 'utf8'))).toEqual([])
  })

  it.each([
    'create index notes_by_author on notes (company_id, author_id);',
    'alter table notes add constraint notes_body check (body <> $$$$);',
    'alter table notes add column pinned boolean not null;',
    'alter table notes drop column body;',
    'alter table notes rename column body to text;',
    'alter table notes alter column body type varchar(100);',
    'alter table notes alter column body set not null;',
  ])('may not say: %s', text => expect(faultsOf(text)).toHaveLength(1))

  it.each([
    'create table later (company_id integer);\ncreate index later_by_company on later (company_id);',
    'create index concurrently notes_by_author on notes (company_id, author_id);',
    'alter table notes add column pinned boolean not null default false;',
    'alter table notes add constraint notes_body check (body is not null) not valid;',
    '-- contracts: nobody has read it since 0090\nalter table notes drop column body;',
  ])('may say: %s', text => expect(faultsOf(text)).toEqual([]))
})
