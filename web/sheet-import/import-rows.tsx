import type { Schemas } from '#sdk/types.ts'
import { type useReadPages, useWhyNot, useWrite } from '#web/data/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { PagedTable } from '#web/ui/table/paged-table.tsx'
import { common } from '#web/words/common.ts'
import type { Row, Sheet } from './sheet.ts'
import { words } from './words.ts'

type Decision = Schemas['SheetDecision']
type Props = {
  sheet: Sheet
  import_id: string
  list: ReturnType<typeof useReadPages<'/v3/sheet_imports.ListRows'>>
  /** The default decision for rows with questions; without it none can be made. */
  usual?: Decision
  scope?: string | undefined
}
/** As many as fit a line. */
const MOST_FIELDS = 6

export function ImportRows({ sheet, import_id, list, usual, scope }: Props) {
  const columns: Column<Row>[] = [
    { header: words.row, cell: row => <span className="figures">{row.line}</span>, width: 'w-16', wide: true },
    { header: common.name, cell: row => <NameAndProblems row={row} /> },
    {
      header: words.result,
      cell: row =>
        usual === undefined ? (
          row.outcome && <Badge status={row.outcome} label={words.outcome[row.outcome]} />
        ) : row.change === 'asked' ? (
          <Choice sheet={sheet} row={row} import_id={import_id} usual={usual} />
        ) : (
          <Badge status={row.change} label={words.shown[row.change]} />
        ),
      width: 'w-44',
    },
    { header: words.details, cell: summary, wide: true },
  ]
  return (
    <PagedTable
      label={words.rows_of_file}
      columns={columns}
      list={list}
      rowsOf={page => page.rows}
      keyOf={row => String(row.line)}
      details={row => <Details row={row} sheet={sheet} />}
      empty={<EmptyState title={words.no_matching_rows} />}
      scope={scope}
    />
  )
}

const summary = ({ change, fields }: Row) =>
  change === 'unchanged' ? (
    <span className="text-ink-3">{words.as_it_is}</span>
  ) : (
    fields
      .slice(0, MOST_FIELDS)
      .map(({ field, before, after }) =>
        change === 'changed'
          ? `${field}: ${before ?? words.nothing} → ${after ?? words.nothing}`
          : `${field}: ${after}`,
      )
      .join(', ')
  )

const problemText = ({ heading, sentence }: Row['problems'][number]) => (heading ? `${heading}: ${sentence}` : sentence)

function NameAndProblems({ row: { name, problems, reason } }: { row: Row }) {
  return (
    <div className="py-1.5 whitespace-normal">
      {name || <span className="text-ink-3">{words.no_name}</span>}
      {problems.map(problem => (
        <p key={problemText(problem)} className="text-xs text-warning">
          {problemText(problem)}
        </p>
      ))}
      {reason && problems.length === 0 && <p className="text-xs text-ink-2">{reason}</p>}
    </div>
  )
}

type ChoiceProps = { sheet: Sheet; row: Row; import_id: string; usual: Decision }

function Choice({ sheet: { asked, permission }, row, import_id, usual }: ChoiceProps) {
  const whyNot = useWhyNot(permission)
  const decide = useWrite('/v3/sheet_imports.DecideRow')
  const options = asked?.options ?? []
  const action = (value: string) => options.find(one => one.value === value)?.value ?? null
  return (
    <SelectField
      label={words.row_action({ line: row.line })}
      hideLabel
      value={row.action ?? 'usual'}
      disabled={whyNot !== undefined || decide.isPending}
      onChange={value => decide.mutate({ import_id, line: row.line, action: action(value) })}
      options={[
        {
          value: 'usual',
          label: words.default_action({ words: options.find(one => one.value === usual)?.label ?? '' }),
        },
        ...options.map(({ value, label }) => ({ value, label })),
      ]}
    />
  )
}

function Details({ row, sheet }: { row: Row; sheet: Sheet }) {
  const { line, change, problems, fields, reason } = row
  return (
    <div className="flex flex-col gap-1.5 text-sm whitespace-normal">
      <p className="text-ink-3 sm:hidden">{words.row_line({ line })}</p>
      {problems.map(problem => (
        <p key={problemText(problem)} className="max-w-[68ch]">
          {problemText(problem)}
          {problem.stops && words.row_skipped}
        </p>
      ))}
      {sheet.details?.(row)}
      {reason && <p>{reason}</p>}
      {fields.length > 0 && (
        <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map(({ field, before, after }) => (
            <div key={field} className="flex justify-between gap-4 border-b border-hairline py-1">
              <dt className="text-ink-3">{field}</dt>
              <dd className="figures min-w-0 text-right break-words">
                {change === 'changed' && <span className="text-ink-3 line-through">{before ?? words.nothing}</span>}{' '}
                {after ?? words.nothing}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {problems.length === 0 && fields.length === 0 && <p className="text-ink-3">{words.as_it_is}</p>}
    </div>
  )
}
