// Which links are films, as people copy them from the address bar, the share button and the embed code.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { videoOf, watchAddress } from '#machines/lib/video-link.ts'

const ID = 'dQw4w9WgXcQ'
const youtube = { host: 'youtube', id: ID }

describe('a link is a film', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?app=desktop&v=${ID}&t=42s&list=PL123`,
    `https://m.youtube.com/watch?v=${ID}#t=1`,
    `https://youtu.be/${ID}?si=abc`,
    `youtu.be/${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `  HTTPS://WWW.YouTube.com/watch?v=${ID}  `,
  ])('of YouTube: %s', link => expect(videoOf(link)).toEqual(youtube))

  it.each([
    ['https://vimeo.com/76979871', '76979871'],
    ['vimeo.com/76979871?share=copy#t=3s', '76979871'],
    ['https://www.vimeo.com/channels/staffpicks/76979871', '76979871'],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', '76979871'],
    ['https://vimeo.com/showcase/123/video/76979871', '76979871'],
    ['https://vimeo.com/manage/videos/76979871', '76979871'],
    ['https://player.vimeo.com/video/76979871?badge=0', '76979871'],
  ])('of Vimeo: %s', (link, id) => expect(videoOf(link)).toEqual({ host: 'vimeo', id }))

  it.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
    'of Vimeo, unlisted, with what opens it: %s',
    link => expect(videoOf(link)).toEqual({ host: 'vimeo', id: '76979871', key: '8272103f6e' }),
  )
})

describe('a link is no film', () => {
  it.each([
    '',
    ID,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/@channel',
    `https://www.youtube.com/watch/${ID}?v=${ID}`,
    `https://youtube.com.example.com/watch?v=${ID}`,
    `https://example.com/watch?v=${ID}`,
    `https://example.com/?next=https://youtu.be/${ID}`,
    `https://youtu.be@example.com/${ID}`,
    `https://someone@youtu.be/${ID}`,
    `https://youtu.be:8443/${ID}`,
    `https://notyoutu.be/${ID}`,
    `javascript:alert(1)//youtu.be/${ID}`,
    `data:text/html,https://youtu.be/${ID}`,
    `ftp://youtu.be/${ID}`,
    'https://vimeo.com/staffpicks',
    'https://vimeo.com/0',
    'https://vimeo.com/76979871/<script>',
    'https://vimeo.com/76979871/8272103f6e/more',
    'https://player.vimeo.com/76979871',
  ])('%j', link => expect(videoOf(link)).toBeNull())

  it('whatever is typed, and what is one is found again in its own address', () => {
    const near = fc
      .tuple(
        fc.constantFrom('https://', 'http://', '', 'javascript:', '//'),
        fc.constantFrom('youtu.be', 'www.youtube.com', 'vimeo.com', 'player.vimeo.com', 'youtube.com.evil.example'),
        fc.constantFrom('/', '/watch?v=', '/embed/', '/video/', '/channels/x/'),
        fc.oneof(fc.string({ maxLength: 14 }), fc.stringMatching(/^[\w-]{11}$/), fc.stringMatching(/^\d{1,12}$/)),
      )
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), link => {
        const video = videoOf(link)
        if (!video) return
        expect(video.id).toMatch(video.host === 'youtube' ? /^[\w-]{11}$/ : /^[1-9]\d{0,11}$/)
        expect(videoOf(watchAddress(video))).toEqual(video)
      }),
    )
  })
})
