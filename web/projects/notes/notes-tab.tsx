// The team's notes on a project. A link to one note scrolls to it.
import { NotebookPen } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { useRead, useReadPages } from '#web/data/queries.ts'
import { WaitingHere } from '#web/offline/waiting-here.tsx'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { useWhyNoWork } from '#web/projects/sale/use-why-no-work.ts'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { NoteCard } from './note-card.tsx'
import { NoteForm } from './note-form.tsx'
import { words } from './words.ts'

export default function NotesTab({ project }: TabProps) {
  const [params] = useSearchParams()
  const whyNot = useWhyNoWork()
  const list = useReadPages('/v3/notes.ListByProject', { project_id: project.id })
  const me = useRead('/v1/user', {}).data?.user.id
  const notes = list.data?.pages.flatMap(page => page.notes)
  return (
    <Card title={words.notes} note={words.notes_hint} flush>
      <div className="border-b border-hairline p-4">
        <NoteForm project_id={project.id} whyNot={whyNot} />
      </div>
      <WaitingHere page={tabHref(project.id, 'notes')} />
      {list.error && !notes && <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />}
      {!list.error && !notes && <Skeleton className="m-4 h-32" />}
      {notes?.length === 0 && (
        <EmptyState icon={NotebookPen} title={words.no_notes_yet}>
          {words.no_notes_hint}
        </EmptyState>
      )}
      {notes && notes.length > 0 && (
        <ul aria-label={words.notes} className="divide-y divide-hairline">
          {notes.map(note => (
            <NoteCard
              key={note.id}
              note={note}
              isMine={note.author_id === me}
              isLinked={params.get('note') === note.id}
              whyNot={whyNot}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </Card>
  )
}
