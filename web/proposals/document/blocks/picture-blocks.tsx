// Pictures: one, several, and the still that leads to a film. A film is never loaded here; it opens at its host.

import { videoOf } from '#machines/lib/video-link.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { keyed } from '../keyed.ts'
import type { Shown } from '../shown.ts'
import { Missing, Section } from './section.tsx'

export const imageOf = ({ proposal }: Shown, file_id: string | null) =>
  file_id === null ? undefined : proposal.images.find(image => image.file_id === file_id)?.src

type PictureProps = { picture: Schemas['Picture']; shown: Shown; className: string }

function Picture({ picture, shown, className }: PictureProps) {
  const src = imageOf(shown, picture.file_id)
  if (!src) return null
  return (
    <figure className="min-w-0 break-inside-avoid">
      <img src={src} alt={picture.alt} loading="lazy" decoding="async" className={className} />
      {picture.caption && <figcaption className="mt-2 text-sm break-words text-ink-2">{picture.caption}</figcaption>}
    </figure>
  )
}

export function ImageBlock({ block, shown }: { block: Schemas['ImageBlock']; shown: Shown }) {
  if (!imageOf(shown, block.image.file_id))
    return shown.draft ? <Missing title="" sentence={shown.words.missing.image} /> : null
  return (
    <Picture
      picture={block.image}
      shown={shown}
      className={cx(
        'block max-h-[70vh] w-full rounded-card print:max-h-[6in]',
        block.wide ? 'object-cover' : 'object-contain object-left',
      )}
    />
  )
}

export function GalleryBlock({ block, shown }: { block: Schemas['GalleryBlock']; shown: Shown }) {
  const images = block.images.filter(image => imageOf(shown, image.file_id))
  if (images.length === 0)
    return shown.draft ? <Missing title={block.title} sentence={shown.words.missing.image} /> : null
  return (
    <Section title={block.title}>
      <div
        className={cx(
          'grid grid-cols-1 gap-4 @lg:grid-cols-2 print:grid-cols-2',
          images.length % 3 === 0 && '@3xl:grid-cols-3 print:grid-cols-3',
        )}
      >
        {keyed(images).map(({ key, one: picture }) => (
          <Picture
            key={key}
            picture={picture}
            shown={shown}
            className="block aspect-4/3 w-full rounded-card object-cover"
          />
        ))}
      </div>
    </Section>
  )
}

const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

export function VideoBlock({ block, shown }: { block: Schemas['VideoBlock']; shown: Shown }) {
  const { words, draft } = shown
  const video = videoOf(block.url)
  if (!video) return draft ? <Missing title={block.title} sentence={words.missing.video} /> : null
  const href =
    video.host === 'youtube'
      ? `https://www.youtube.com/watch?v=${video.id}`
      : `https://vimeo.com/${video.id}${video.key ? `/${video.key}` : ''}`
  return (
    <Section title={block.title}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="group flex items-center gap-5 rounded-card border border-hairline bg-raised p-5 hover:border-hairline-strong @2xl:p-7"
      >
        <span className="flex size-16 shrink-0 items-center justify-center rounded-full bg-(--main) text-white group-hover:brightness-110">
          <svg aria-hidden viewBox="0 0 24 24" width="26" height="26" className="ml-1 fill-current">
            <path d="M6 3.5 20 12 6 20.5Z" />
          </svg>
        </span>
        <span className="min-w-0">
          <span className="block text-md font-semibold">
            {words.video_at({ host: HOSTS[video.host] })}
            <span className="sr-only"> {words.new_tab}</span>
          </span>
          {block.caption && <span className="mt-1 block break-words text-ink-2">{block.caption}</span>}
          <span className="mt-1 hidden text-sm break-all text-ink-2 print:block">{href}</span>
        </span>
      </a>
    </Section>
  )
}
