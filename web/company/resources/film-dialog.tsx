// A video in its host's frame. The host isn't contacted before the user plays it.
import type { Schemas } from '#sdk/types.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { HOSTS } from './resource-line.tsx'
import { words } from './words.ts'

export function FilmDialog({ resource, onClose }: { resource: Schemas['Resource']; onClose: () => void }) {
  const { title, description, video, url } = resource
  if (!video) return null
  const host = HOSTS[video.host]
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        url && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonLook()}>
            {words.watch_host({ host })}
          </a>
        )
      }
    >
      <iframe
        src={video.embed_url}
        title={words.played({ title, host })}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        // YouTube requires a referrer to play.
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-control border-0 bg-sunken"
      />
    </Dialog>
  )
}
