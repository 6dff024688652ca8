// The people of a project: who they are, who is written to first, and who no longer belongs to it.

import { Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { phone, phoneHref } from '#web/lib/format.ts'
import { latestOf } from '#web/lib/latest-of.ts'
import { tellDone } from '#web/lib/tell.ts'
import { fieldsOf, HomeownerDialog } from '#web/projects/sale/project/homeowner-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from '../words.ts'

type Homeowner = Schemas['Homeowner']
type Open = { act: 'add' } | { act: 'change' | 'remove'; homeowner: Homeowner }

export function HouseholdCard({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useRead('/v3/homeowners.ListByProject', { project_id })
  const [open, setOpen] = useState<Open | null>(null)
  const whyNot = useWhyNot('homeowners.edit')
  const update = useWrite('/v3/homeowners.Update')
  const makePrimary = (one: Homeowner) =>
    update.mutate({ homeowner_id: one.id, version: one.version, is_primary: true, homeowner: fieldsOf(one) })
  const close = () => setOpen(null)
  const meant = latestOf(data?.homeowners, open && open.act !== 'add' ? open.homeowner : null)
  return (
    <Card
      title={words.homeowners}
      actions={
        <Button
          look="ghost"
          icon={<Plus size={14} aria-hidden />}
          disabledReason={whyNot}
          onClick={() => setOpen({ act: 'add' })}
        >
          {words.add}
        </Button>
      }
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-16" />}
      <ul className="flex flex-col divide-y divide-hairline">
        {data?.homeowners.map(one => (
          <li key={one.id} className="flex flex-col py-3 first:pt-0 last:pb-0">
            <div className="flex min-h-8 items-center justify-between gap-3">
              <Name homeowner={one} />
              {whyNot === undefined && (
                <div className="-mr-2 flex shrink-0">
                  {!one.is_primary && (
                    <>
                      <Small label={words.make_primary({ one: fullName(one) })} onClick={() => makePrimary(one)}>
                        <Star size={14} />
                      </Small>
                      <Small
                        label={words.remove_one({ one: fullName(one) })}
                        onClick={() => setOpen({ act: 'remove', homeowner: one })}
                      >
                        <Trash2 size={14} />
                      </Small>
                    </>
                  )}
                  <Small
                    label={words.edit_one({ one: fullName(one) })}
                    onClick={() => setOpen({ act: 'change', homeowner: one })}
                  >
                    <Pencil size={14} />
                  </Small>
                </div>
              )}
            </div>
            <Contact homeowner={one} />
          </li>
        ))}
      </ul>
      {(open?.act === 'add' || open?.act === 'change') && (
        <HomeownerDialog project_id={project_id} homeowner={meant} onClose={close} />
      )}
      {open?.act === 'remove' && meant && <RemoveDialog homeowner={meant} onClose={close} />}
    </Card>
  )
}

function Name({ homeowner: one }: { homeowner: Homeowner }) {
  return (
    <p className="flex min-w-0 items-center gap-2 font-medium">
      <Link
        href={href('/homeowners/[id]', { id: one.id })}
        className="thumb truncate underline-offset-2 hover:underline"
      >
        {fullName(one)}
      </Link>
      {one.is_primary && <span className="text-xs font-normal text-ink-3">{words.primary}</span>}
    </p>
  )
}

function Contact({ homeowner: one }: { homeowner: Homeowner }) {
  return (
    <>
      {one.email && (
        <a
          href={`mailto:${one.email}`}
          className="thumb max-w-full self-start truncate text-sm text-ink-2 hover:underline"
        >
          {one.email}
        </a>
      )}
      {one.phone && (
        <a href={phoneHref(one.phone)} className="thumb figures self-start text-sm text-ink-2 hover:underline">
          {phone(one.phone) || one.phone}
        </a>
      )}
    </>
  )
}

function RemoveDialog({ homeowner, onClose }: { homeowner: Homeowner; onClose: () => void }) {
  const name = fullName(homeowner)
  const remove = useWrite('/v3/homeowners.Delete', {
    onDone: () => {
      onClose()
      tellDone(words.removed_project({ name }))
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.remove_name({ name })}
      description={words.remove_homeowner_consequence}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ homeowner_id: homeowner.id, version: homeowner.version })}
          >
            {common.remove}
          </Button>
        </>
      }
    />
  )
}

type SmallProps = { label: string; onClick: () => void; children: React.ReactNode }

function Small({ label, onClick, children }: SmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="tap rounded-control p-2 text-ink-3 hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
