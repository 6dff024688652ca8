// What each step changes in the known, entered and unsent data. Pure; signing.machine.ts decides when.
import type {
  Draft,
  Image,
  ImageKind,
  Images,
  Known,
  Shown,
  SigningContext,
  SigningEvent,
  Task,
} from './signing-facts.ts'

type Change = Partial<SigningContext>

const NO_IMAGES: Images = { signature: null, initials: null }
const NOTHING: Known = {
  status: 'sent',
  signer_status: 'pending',
  signs: true,
  my_turn: false,
  to_hand_over: false,
  consented: false,
  page_count: 0,
  pages_read: [],
  asked: [],
  values: {},
  signed_fields: [],
  images: NO_IMAGES,
}
export const NOTHING_YET: SigningContext = {
  known: NOTHING,
  pages_read: [],
  values: {},
  signed_fields: [],
  images: NO_IMAGES,
  queue: [],
  adopting: { kind: 'signature', field: null },
  refusal: null,
  arrived: false,
  on_its_way: false,
}

const both = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])]

/** A later change replaces an earlier unsent one of its kind; requests in flight are left alone. */
function queued(queue: readonly Task[], task: Task, on_its_way: boolean): Task[] {
  const first = on_its_way ? queue.slice(0, 1) : []
  const rest = queue.slice(first.length).filter(one => !replaces(task, one))
  return [...first, ...rest, task]
}

const replaces = (task: Task, earlier: Task) =>
  (task.type === 'progress' && earlier.type === 'progress') ||
  (task.type === 'image' && earlier.type === 'image' && task.image.kind === earlier.image.kind) ||
  (task.type === 'track' && earlier.type === 'track' && task.event === earlier.event && task.page === earlier.page)

const queue = (context: SigningContext, ...tasks: Task[]): Pick<SigningContext, 'queue'> => ({
  queue: tasks.reduce<Task[]>((all, task) => queued(all, task, context.on_its_way), context.queue),
})

type Loaded = Extract<SigningEvent, { type: 'agreement.loaded' }>

/** Merges local changes that aren't saved yet with what the server knows. */
export function known(context: SigningContext, { known, draft }: Loaded): Change {
  const image = (kind: ImageKind) => {
    const own = draft?.images[kind] ?? context.images[kind]
    return own?.id === null ? own : known.images[kind]
  }
  return {
    known: (draft?.queue ?? []).reduce(afterSending, known),
    pages_read: both(known.pages_read, [...(draft?.pages_read ?? []), ...context.pages_read]),
    values: { ...known.values, ...draft?.values, ...context.values },
    signed_fields: both(draft?.signed_fields ?? known.signed_fields, context.signed_fields),
    images: { signature: image('signature'), initials: image('initials') },
    queue: context.queue.length > 0 ? context.queue : (draft?.queue ?? []),
  }
}

/** The server's state after this task is sent. */
function afterSending(known: Known, task: Task): Known {
  if (task.type !== 'track') return known
  if (task.event === 'consented') return { ...known, consented: true }
  if (task.event === 'consent_withdrawn') return { ...known, consented: false }
  return task.event === 'device_received' ? { ...known, to_hand_over: false } : known
}

export const tracked = (context: SigningContext, event: Extract<Task, { type: 'track' }>['event']) =>
  queue(context, { type: 'track', event })

export const consented = (
  context: SigningContext,
  { language }: Extract<SigningEvent, { type: 'consent.given' }>,
): Change => ({
  known: { ...context.known, consented: true },
  ...queue(context, { type: 'track', event: 'consented', language }),
})

export const consentWithdrawn = (context: SigningContext): Change => ({
  known: { ...context.known, consented: false },
  ...tracked(context, 'consent_withdrawn'),
})

export const deviceReceived = (context: SigningContext): Change => ({
  known: { ...context.known, to_hand_over: false },
  ...tracked(context, 'device_received'),
})

/** Sent once per page load. A reload before anything was sent still counts as the first view. */
export function arrived(context: SigningContext): Change {
  if (context.arrived) return {}
  const waits = context.queue.some(task => task.type === 'track' && task.event === 'viewed')
  if (waits) return { arrived: true }
  return { arrived: true, ...tracked(context, context.known.signer_status === 'pending' ? 'viewed' : 'resumed') }
}

export const pageRead = (context: SigningContext, page: number, shown: Shown): Change => ({
  pages_read: both(context.pages_read, [page]),
  ...queue(context, { type: 'track', event: 'page_read', page, ...shown }),
})

export const filled = (context: SigningContext, values: Draft['values']): Change => ({
  values,
  ...queue(context, { type: 'progress' }),
})

export const fieldSigned = (context: SigningContext, id: string): Change => ({
  signed_fields: both(context.signed_fields, [id]),
  ...queue(context, { type: 'progress' }),
})

export const fieldCleared = (context: SigningContext, id: string): Change => ({
  signed_fields: context.signed_fields.filter(one => one !== id),
  ...queue(context, { type: 'progress' }),
})

/** A signature adopted from a field is also placed in that field. */
export function adopted(context: SigningContext, image: Image): Change {
  const { field } = context.adopting
  const images = { ...context.images, [image.kind]: image }
  if (field === null) return { images, ...queue(context, { type: 'image', image }) }
  return {
    images,
    signed_fields: both(context.signed_fields, [field]),
    ...queue(context, { type: 'image', image }, { type: 'progress' }),
  }
}

/** The server would not have it: it is made again. */
export const withoutUnkept = ({ images: { signature, initials } }: SigningContext): Change => ({
  images: { signature: signature?.id ? signature : null, initials: initials?.id ? initials : null },
})

/** The first of the queue is with the server; an adopted image has its id from it. */
export function firstKept({ queue: [first, ...rest], images }: SigningContext, image_id: string | undefined): Change {
  const done = { queue: rest, on_its_way: false }
  if (first?.type !== 'image' || image_id === undefined) return done
  const now = images[first.image.kind]
  if (now?.png_base64 !== first.image.png_base64) return done
  return { ...done, images: { ...images, [first.image.kind]: { ...now, id: image_id } } }
}
