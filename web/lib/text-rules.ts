// Rules of section 5 of the specification about text that more than one screen reads.

/** The punctuation of ASCII. */
const SPECIAL = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]/

/** Whether any one character of a text is punctuation. */
export const hasSpecialCharacter = (text: string): boolean => SPECIAL.test(text)

type Video = { host: 'youtube' | 'vimeo'; id: string }

/** The video a link leads to: on YouTube by its id of 11 characters, on Vimeo by its number. */
export function videoOf(link: string): Video | undefined {
  const url = readUrl(link)
  if (!url) return undefined
  const host = url.hostname.toLowerCase().replace(/^(www|m|music)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(['embed', 'shorts', 'live', 'v'].includes(first) ? second : (url.searchParams.get('v') ?? ''))
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = url.pathname.split('/').find(part => /^\d+$/.test(part))
    return id ? { host: 'vimeo', id } : undefined
  }
  return undefined
}

const youtube = (id: string): Video | undefined =>
  /^[A-Za-z0-9_-]{11}$/.test(id) ? { host: 'youtube', id } : undefined

function readUrl(link: string): URL | undefined {
  const text = link.trim()
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}
