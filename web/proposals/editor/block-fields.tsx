import { videoOf } from '#machines/lib/video-link.ts'
import type { Block } from '#machines/proposals/content.ts'
import { part } from '#web/lib/part.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { KINDS } from './block-words.ts'
import { useEditing } from './editing.ts'
import { GalleryFields } from './gallery-fields.tsx'
import { ChosenImage, PictureFields } from './picture-fields.tsx'
import { StepFields } from './step-fields.tsx'
import { ValueField } from './value-field.tsx'
import { words as texts } from './words.ts'

// A library of its own, loaded when a text is first opened.
const RichTextField = part(() => import('./rich-text/rich-text-field.tsx'))

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

export function BlockFields({ block }: { block: Block }) {
  switch (block.kind) {
    case 'cover':
      return <CoverFields block={block} />
    case 'text':
    case 'terms':
      return <TextFields block={block} />
    case 'image':
      return <ImageFields block={block} />
    case 'gallery':
      return (
        <>
          <TitleField block={block} />
          <GalleryFields block={block} />
        </>
      )
    case 'video':
      return <VideoFields block={block} />
    case 'timeline':
      return (
        <>
          <TitleField block={block} />
          <StepFields block={block} />
        </>
      )
    default:
      return <FigureFields block={block} />
  }
}

type Titled = Exclude<Block, Of<'cover'> | Of<'image'>>

/** If empty, the kind's default title is used, which some kinds don't have. */
function TitleField({ block }: { block: Titled }) {
  const { editBlock } = useEditing()
  const usual = !['text', 'gallery', 'video'].includes(block.kind)
  return (
    <ValueField
      label={texts.title}
      maxLength={120}
      value={block.title}
      onChange={title => editBlock({ ...block, title }, 'title')}
      help={usual ? texts.empty_for_default_title : texts.empty_none}
    />
  )
}

function CoverFields({ block }: { block: Of<'cover'> }) {
  const { editBlock } = useEditing()
  return (
    <>
      <ValueField
        label={texts.headline}
        maxLength={120}
        value={block.headline}
        onChange={headline => editBlock({ ...block, headline }, 'headline')}
      />
      <ValueField
        label={texts.subheadline}
        maxLength={240}
        rows={2}
        value={block.subline}
        onChange={subline => editBlock({ ...block, subline }, 'subline')}
      />
      <ChosenImage
        label={texts.cover_image}
        help={texts.cover_image_help}
        file_id={block.image_file_id}
        alt=""
        onChange={image_file_id => editBlock({ ...block, image_file_id })}
      />
    </>
  )
}

function TextFields({ block }: { block: Of<'text' | 'terms'> }) {
  const { editBlock } = useEditing()
  return (
    <>
      <TitleField block={block} />
      <RichTextField
        meanwhile={<Skeleton className="h-48" />}
        label={texts.text}
        value={block.body}
        onChange={body => editBlock({ ...block, body }, 'body')}
      />
    </>
  )
}

function ImageFields({ block }: { block: Of<'image'> }) {
  const { editBlock, whyNot } = useEditing()
  return (
    <>
      <PictureFields picture={block.image} onChange={(image, key) => editBlock({ ...block, image }, key)} />
      <Toggle
        label={texts.full_width}
        checked={block.wide}
        disabledReason={whyNot === undefined ? undefined : ''}
        onChange={wide => editBlock({ ...block, wide })}
      />
    </>
  )
}

function VideoFields({ block }: { block: Of<'video'> }) {
  const { editBlock, whyNot } = useEditing()
  const film = videoOf(block.url)
  const wrong = block.url.trim() !== '' && film === null
  return (
    <>
      <TitleField block={block} />
      <TextField
        label={texts.video_link}
        inputMode="url"
        maxLength={300}
        placeholder="https://www.youtube.com/watch?v=…"
        value={block.url}
        disabled={whyNot !== undefined}
        onChange={event => editBlock({ ...block, url: event.target.value }, 'url')}
        error={wrong ? texts.invalid_video_link : undefined}
        help={film ? texts.video_has_host({ has_host: film.host === 'youtube' ? 'yes' : 'no' }) : texts.youtube_vimeo}
      />
      <ValueField
        label={texts.caption}
        maxLength={240}
        rows={2}
        value={block.caption}
        onChange={caption => editBlock({ ...block, caption }, 'caption')}
      />
    </>
  )
}

type Figures = Exclude<Titled, Of<'text' | 'terms' | 'gallery' | 'video' | 'timeline'>>

function FigureFields({ block }: { block: Figures }) {
  const { editBlock } = useEditing()
  return (
    <>
      <p className="text-base text-ink-2">{texts.filled_from_project({ says: KINDS[block.kind].says })}</p>
      <TitleField block={block} />
      <ValueField
        label={texts.intro}
        maxLength={400}
        rows={3}
        value={block.lead}
        onChange={lead => editBlock({ ...block, lead }, 'lead')}
        help={texts.intro_help}
      />
    </>
  )
}
