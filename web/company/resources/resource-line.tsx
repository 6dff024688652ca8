// One resource in the list: its kind, audience and link.
import { Download, ExternalLink, FileText, Image, Link2, Pencil, Play, SquarePlay } from 'lucide-react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { date, fileSize } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Resource = Schemas['Resource']
export type Audiences = Answer<'/v3/resources.ListCategories'>['audiences']
type Props = { resource: Resource; audiences: Audiences; onPlay: () => void; onEdit: (() => void) | undefined }

export const HOSTS = { youtube: texts.youtube, vimeo: texts.vimeo } as const

export function ResourceLine({ resource, audiences, onPlay, onEdit }: Props) {
  const { title, description, category_name, file, video, url, role_ids, active, updated_at } = resource
  const Icon = video ? SquarePlay : !file ? Link2 : file.media_type === 'application/pdf' ? FileText : Image
  const names = audiences.filter(({ role_id }) => role_ids.includes(role_id)).map(({ name }) => name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5">
      <Icon size={20} className="shrink-0 text-ink-3 max-sm:hidden" aria-hidden />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-medium">
          <span className="min-w-0 break-words">{title}</span>
          {!active && <Badge status="archived" label={texts.archived} />}
        </h2>
        {description && <p className="mt-0.5 max-w-[68ch] text-base text-ink-2">{description}</p>}
        <p className="mt-1 text-sm text-ink-3">
          {[
            category_name,
            about(resource),
            date(updated_at),
            names.length > 0 && texts.for_audiences({ join: names.join(', ') }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        {video && (
          <Button icon={<Play size={14} aria-hidden />} onClick={onPlay} aria-label={texts.watch_title({ title })}>
            {texts.watch}
          </Button>
        )}
        {file && (
          <>
            <Away
              href={file.src}
              label={texts.open_title({ title })}
              icon={<ExternalLink size={14} aria-hidden />}
              word={texts.open}
            />
            <a
              href={file.download_src}
              aria-label={texts.download_title({ title })}
              title={common.download}
              className="rounded-control p-2 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
            >
              <Download size={16} aria-hidden />
            </a>
          </>
        )}
        {url && !video && (
          <Away
            href={url}
            label={texts.visit_title({ title })}
            icon={<ExternalLink size={14} aria-hidden />}
            word={texts.visit}
          />
        )}
        {onEdit && <IconButton label={texts.change_title({ title })} icon={Pencil} onClick={onEdit} />}
      </div>
    </li>
  )
}

type AwayProps = { href: string; label: string; icon: React.ReactNode; word: string }

const Away = ({ href, label, icon, word }: AwayProps) => (
  <a href={href} target="_blank" rel="noreferrer" aria-label={texts.new_tab({ label })} className={buttonLook()}>
    {icon}
    {word}
  </a>
)

/** Its kind, in a word or two. */
function about({ file, video, url }: Resource): string {
  if (video) return HOSTS[video.host]
  if (file) return `${file.media_type === 'application/pdf' ? texts.pdf : texts.picture}, ${fileSize(file.size_bytes)}`
  return url ? new URL(url).hostname : ''
}
