// Video links: YouTube's and Vimeo's are recognized by their id (specification, section 5). Pure: the browser checks
// while a link is typed, the server when it validates a proposal.

type Video = {
  host: 'youtube' | 'vimeo'
  /** YouTube: 11 characters; Vimeo: a number. */
  id: string
  /** Required to play an unlisted Vimeo video. */
  key?: string
}

const YOUTUBE = /^[\w-]{11}$/
const VIMEO = /^[1-9]\d{0,11}$/
const VIMEO_KEY = /^[0-9a-f]{6,20}$/
const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']

/** The linked video; null for any other link. */
export function videoOf(link: string): Video | null {
  const url = parsed(link)
  if (!url) return null
  const path = url.pathname.split('/').filter(part => part !== '')
  const host = url.hostname.replace(/^www\./, '')
  if (host === 'youtu.be') return youtube(path.length === 1 ? path[0] : undefined)
  if (YOUTUBE_HOSTS.includes(host)) return youtube(youtubeId(url, path))
  if (host === 'player.vimeo.com' && path[0] === 'video') return vimeo(url, path.slice(1))
  if (host === 'vimeo.com') return vimeo(url, afterVimeoFolder(path))
  return null
}

/** People copy links without their beginning. */
function parsed(link: string): URL | undefined {
  const text = link.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  const plain = url && ['http:', 'https:'].includes(url.protocol) && url.port === '' && !url.username && !url.password
  return plain ? url : undefined
}

function youtubeId(url: URL, path: string[]): string | undefined {
  const [folder, id, ...more] = path
  if (folder === 'watch' && id === undefined) return url.searchParams.get('v') ?? undefined
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(folder ?? '') && more.length === 0
  return inPath ? id : undefined
}

const youtube = (id: string | undefined): Video | null =>
  id !== undefined && YOUTUBE.test(id) ? { host: 'youtube', id } : null

/** Of channels/<name>/<id>, groups/<name>/videos/<id>, showcase/<number>/video/<id> and, as its owner sees it, manage/videos/<id>. */
function afterVimeoFolder(path: string[]): string[] {
  const [folder, second, third] = path
  if (folder === 'manage' && second === 'videos') return path.slice(2)
  if (folder === 'channels') return path.slice(2)
  if (folder === 'groups' && third === 'videos') return path.slice(3)
  if ((folder === 'showcase' || folder === 'album') && third === 'video') return path.slice(3)
  return path
}

function vimeo(url: URL, [id = '', key, ...more]: string[]): Video | null {
  const secret = key ?? url.searchParams.get('h') ?? undefined
  if (!VIMEO.test(id) || more.length > 0 || (secret !== undefined && !VIMEO_KEY.test(secret))) return null
  return { host: 'vimeo', id, ...(secret === undefined ? {} : { key: secret }) }
}

/** The watch page, rebuilt from the id, so nothing else of the typed link is kept. */
export function watchAddress({ host, id, key }: Video): string {
  if (host === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`
}

/** The player's address: starts immediately, as the user clicked to play; without cookies if the host supports that. */
export function embedAddress({ host, id, key }: Video): string {
  if (host === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key === undefined ? '' : `&h=${key}`}`
}
