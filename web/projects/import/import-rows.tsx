import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { type useReadPages, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { words as imports } from '#web/sheet-import/words.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { PagedTable } from '#web/ui/table/paged-table.tsx'
import { common } from '#web/words/common.ts'
import { sameWords } from '../duplicate-words.ts'
import { words } from './words.ts'

type Row = Schemas['LeadImportRow']
type Action = Schemas['DuplicateAction']
type Props = {
  import_id: string
  list: ReturnType<typeof useReadPages<'/v3/leads.ListImportRows'>>
  /** What is done with duplicates that have no choice of their own; without it none can be made. */
  usual?: Action
  scope?: string | undefined
}

const WORDS: Record<Action, string> = { skip: words.skip, merge: words.merge, new: words.create }
const OUTCOMES = {
  added: words.added,
  merged: words.merged,
  skipped: words.skipped,
  undone: imports.undone,
  kept: words.kept_label,
} as const

export function ImportRows({ import_id, list, usual, scope }: Props) {
  const anyTwice = list.data?.pages.some(({ rows }) => rows.some(({ duplicate }) => duplicate !== null)) ?? false
  const columns: Column<Row>[] = [
    { header: words.row, cell: row => <span className="figures">{row.line}</span>, width: 'w-16', wide: true },
    { header: common.name, cell: row => <NameAndProblems row={row} /> },
    ...(usual === undefined
      ? [{ header: words.result, cell: ({ outcome }: Row) => outcome && OUTCOMES[outcome], width: 'w-28' }]
      : anyTwice
        ? [
            {
              header: common.duplicate,
              cell: (row: Row) => row.duplicate && <Choice row={row} import_id={import_id} usual={usual} />,
              width: 'w-44',
            },
          ]
        : []),
    { header: words.contact, cell: ({ phone, email }) => [phone, email].filter(Boolean).join(', '), wide: true },
    { header: common.address, cell: row => row.place, wide: true },
  ]
  return (
    <PagedTable
      label={words.rows_file}
      columns={columns}
      list={list}
      rowsOf={page => page.rows}
      keyOf={row => String(row.line)}
      details={row => <Details row={row} />}
      empty={<EmptyState title={words.no_matching_rows} />}
      scope={scope}
    />
  )
}

function NameAndProblems({ row: { name, problems, skipped_reason } }: { row: Row }) {
  return (
    <div className="whitespace-normal">
      {name || <span className="text-ink-3">{words.no_name}</span>}
      {problems.map(({ column, heading, sentence }) => (
        <p key={`${column} ${sentence}`} className="text-xs text-warning">
          {heading || words.column_name({ column })}: {sentence}
        </p>
      ))}
      {skipped_reason && problems.length === 0 && <p className="text-xs text-ink-2">{skipped_reason}</p>}
    </div>
  )
}

function Choice({ row, import_id, usual }: { row: Row; import_id: string; usual: Action }) {
  const whyNot = useWhyNot('leads.import')
  const decide = useWrite('/v3/leads.DecideImportRow')
  const action = (value: string): Action | null =>
    value === 'skip' || value === 'merge' || value === 'new' ? value : null
  return (
    <SelectField
      label={words.row_action({ line: row.line })}
      hideLabel
      value={row.action ?? 'usual'}
      disabled={whyNot !== undefined || decide.isPending}
      onChange={value => decide.mutate({ import_id, line: row.line, action: action(value) })}
      options={[
        { value: 'usual', label: words.default_action({ words: WORDS[usual] }) },
        ...(['skip', 'merge', 'new'] as const).map(value => ({ value, label: WORDS[value] })),
      ]}
    />
  )
}

function Details({
  row: { line, problems, duplicate, phone, email, place, project, skipped_reason, kept_reason },
}: {
  row: Row
}) {
  return (
    <div className="flex flex-col gap-1.5 text-sm whitespace-normal">
      <p className="text-ink-3 sm:hidden">
        {[words.row_line({ line }), phone, email, place].filter(Boolean).join(' · ')}
      </p>
      {problems.map(({ column, heading, sentence, stops }) => (
        <p key={`${column} ${sentence}`}>
          <span className="font-medium">{heading || words.column_name({ column })}</span>: {sentence}
          {stops && words.row_skipped}
        </p>
      ))}
      {duplicate && (
        <p>
          {words.same_join_as({ join: sameWords(duplicate.reasons) })}{' '}
          {duplicate.line !== null ? (
            words.row_file({ line: duplicate.line })
          ) : duplicate.project ? (
            <Link href={href('/projects/[id]', { id: duplicate.project.id })} className="underline underline-offset-2">
              {duplicate.project.number} {duplicate.project.name}
            </Link>
          ) : (
            words.lead_without_access({ owner_name: duplicate.owner_name ?? words.a_teammate })
          )}
        </p>
      )}
      {project && (
        <p>
          {words.lead}{' '}
          <Link href={href('/projects/[id]', { id: project.id })} className="underline underline-offset-2">
            {project.number} {project.name}
          </Link>
        </p>
      )}
      {skipped_reason && <p>{skipped_reason}</p>}
      {kept_reason && <p>{kept_reason}</p>}
      {problems.length === 0 && !duplicate && !project && <p className="text-ink-3">{words.no_problems}</p>}
    </div>
  )
}
