// Invites several people at once: rows or pasted addresses. Invited ones leave the list; the others stay, with the reason.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { InviteRowFields } from './invite-row-fields.tsx'
import { asInput, blankRow, type InviteRow, MOST_ROWS, rowFaults, withPasted } from './invite-rows.ts'
import { InvitedList } from './invited-list.tsx'
import { words } from './words.ts'

const DRAFT = 'invite-members'
type Result = Schemas['InviteResult']

export function InviteMembersDrawer({ onClose, onLink }: { onClose: () => void; onLink: () => void }) {
  const [rows, setRows] = useState<InviteRow[]>(() => readDraft<InviteRow[]>(DRAFT) ?? [blankRow(1)])
  const [done, setDone] = useState<{ mailed: boolean; invited: Result[] }>({ mailed: false, invited: [] })
  const [pasting, setPasting] = useState<string | null>(null)
  const [strict, setStrict] = useState(false)
  const keep = (next: InviteRow[]) => {
    const kept = next.length > 0 ? next : [blankRow(1)]
    setRows(kept)
    keepDraft(DRAFT, kept)
  }
  const invite = useWrite('/v3/users.InviteMembers', {
    onDone: ({ mailed, results }) => {
      setDone({ mailed, invited: [...done.invited, ...results.filter(({ invited }) => invited)] })
      const left = rows.flatMap((row, at) => {
        const result = results[at]
        return result && !result.invited ? [{ ...row, refused: result }] : []
      })
      if (left.length > 0) return keep(left)
      dropDraft(DRAFT)
      setRows([])
    },
  })
  const given = rows.filter(({ email }) => email.trim() !== '')
  const faulty = given.some(row => Object.keys(rowFaults({ ...row, refused: undefined }, given)).length > 0)
  const many = given.length > MOST_ROWS ? words.invite_up_people_once({ most_rows: MOST_ROWS }) : undefined
  const submit = () => {
    setStrict(true)
    if (given.length === 0 || faulty || many || invite.isPending) return
    setRows(given)
    invite.mutate({ rows: asInput(given) })
  }
  const addPasted = (text: string) => keep(withPasted(rows, text))
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title={words.invite_people_title}
      description={words.up_once_each_gets({ most_rows: MOST_ROWS })}
      actions={
        rows.length === 0 ? (
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button look="primary" busy={invite.isPending} disabledReason={many} onClick={submit}>
              {given.length > 1 ? words.invite_count_button({ count: given.length }) : words.invite}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {done.invited.length > 0 && <InvitedList {...done} />}
        {rows.map((row, at) => (
          <InviteRowFields
            key={row.key}
            row={row}
            at={at}
            errors={strict || row.refused ? rowFaults(row, rows) : {}}
            onChange={part => keep(rows.map(one => (one.key === row.key ? { ...one, ...part } : one)))}
            onPaste={addPasted}
            onRemove={rows.length > 1 ? () => keep(rows.filter(({ key }) => key !== row.key)) : undefined}
          />
        ))}
        {pasting !== null && (
          <div className="flex flex-col gap-2">
            <TextArea
              label={words.addresses}
              rows={4}
              placeholder={words.addresses_placeholder}
              value={pasting}
              onChange={event => setPasting(event.target.value)}
            />
            <Button
              className="self-start"
              onClick={() => {
                addPasted(pasting)
                setPasting(null)
              }}
            >
              {words.add_list}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Plus size={14} aria-hidden />}
            onClick={() => keep([...rows, blankRow(Math.max(0, ...rows.map(({ key }) => key)) + 1, rows.at(-1))])}
          >
            {words.add_person}
          </Button>
          {pasting === null && <Button onClick={() => setPasting('')}>{words.paste_addresses}</Button>}
          <Button look="ghost" onClick={onLink}>
            {words.link_without_email}
          </Button>
        </div>
      </div>
    </Drawer>
  )
}
