// The state of a signing and the questions about it. Pure; shared by the chart's guards and the screens.
import type { Input, Schemas } from '#sdk/types.ts'

export type Image = Omit<Schemas['Signature'], 'id'> & {
  /** Null until the server keeps it. */
  id: string | null
}
export type ImageKind = Image['kind']
export type Images = { signature: Image | null; initials: Image | null }

/** A field the signer fills in; dates and project values fill themselves in. */
export type Asked = {
  id: string
  type: 'text' | 'checkbox' | 'signature' | 'initials'
  page: number
  required: boolean
  label: string
}

/** How a page was shown, and the hash of its words where they were shown as text. */
export type Shown = Pick<Input<'/v3/agreements.Track'>, 'shown_as' | 'text_hash'>

/** Tasks to send to the server, in order. */
export type Task =
  | ({ type: 'track'; event: Schemas['SignerEvent']; page?: number; language?: Schemas['Language'] } & Shown)
  | { type: 'progress' }
  | { type: 'image'; image: Image }

/** Entries the server hasn't saved yet; kept on the device until then. */
export type Draft = {
  values: Record<string, string>
  signed_fields: string[]
  pages_read: number[]
  images: Images
  queue: Task[]
}

/** The server's answer when the page is opened or refreshed. */
export type Known = {
  status: Schemas['TransactionStatus']
  signer_status: Schemas['SignerStatus']
  /** A cc only reads. */
  signs: boolean
  my_turn: boolean
  /** The device must be handed over, and the next signer hasn't confirmed. */
  to_hand_over: boolean
  consented: boolean
  page_count: number
  pages_read: number[]
  asked: readonly Asked[]
  values: Record<string, string>
  signed_fields: string[]
  images: Images
}

export type SigningEvent =
  | { type: 'agreement.loaded'; known: Known; draft?: Draft | undefined }
  | { type: 'agreement.unreachable' }
  | { type: 'refused'; status: number; code: string; sentence: string }
  | { type: 'retry.chosen' }
  | { type: 'page.shown' }
  | { type: 'device.received' }
  | { type: 'consent.given'; language: Schemas['Language'] }
  | { type: 'consent.withdrawn' }
  | { type: 'paper.chosen' }
  | { type: 'paper.requested' }
  | { type: 'page.read'; page: number; shown: Shown }
  | { type: 'field.filled'; id: string; value: string }
  | { type: 'field.signed'; id: string; kind: ImageKind }
  | { type: 'field.cleared'; id: string }
  | { type: 'image.wanted'; kind: ImageKind }
  | { type: 'image.adopted'; image: Image }
  | { type: 'back' }
  | { type: 'review.chosen' }
  | { type: 'sign.chosen' }
  | { type: 'signature.accepted' }
  | { type: 'signature.unanswered' }
  | { type: 'declined' }
  | { type: 'line.lost' }
  | { type: 'line.back' }
  | { type: 'post.kept'; image_id?: string | undefined }
  | { type: 'post.failed' }

export type SigningContext = Draft & {
  known: Known
  /** Which image is being adopted, and the field that asked for it. */
  adopting: { kind: ImageKind; field: string | null }
  /** The last no of the server. */
  refusal: { code: string; sentence: string } | null
  /** The server knows that the signer opened it. */
  arrived: boolean
  /** The first of the queue has been sent and not yet been answered. */
  on_its_way: boolean
}

type Entered = Omit<Draft, 'queue'> & { known: Known }

/** Fields that still want something, in the order of the document. A signer without a signature field still adopts one. */
export const openFields = ({ known, values, signed_fields }: Entered): Asked[] =>
  known.asked.filter(one => one.required && !isDone(one, values, signed_fields))

export function isDone({ id, type }: Asked, values: Record<string, string>, signed_fields: readonly string[]): boolean {
  switch (type) {
    case 'text':
    case 'checkbox':
      return (values[id] ?? '').trim() !== ''
    case 'signature':
    case 'initials':
      return signed_fields.includes(id)
  }
}

export const unreadPages = ({ known, pages_read }: Pick<Entered, 'known' | 'pages_read'>): number[] =>
  Array.from({ length: known.page_count }, (_, index) => index + 1).filter(page => !pages_read.includes(page))

/** No action remains here: signed, declined, withdrawn, or another signer's turn. */
export const hasMovedOn = ({ status, my_turn, signer_status }: Known): boolean =>
  status !== 'sent' || !my_turn || signer_status === 'signed' || signer_status === 'declined'

export const isReady = (entered: Entered): boolean =>
  openFields(entered).length === 0 && unreadPages(entered).length === 0 && entered.images.signature !== null
