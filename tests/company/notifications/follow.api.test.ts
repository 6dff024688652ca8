// The stream of a user's notifications: its contents and timing, and that it ends with its session.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { inCompany } from '#server/db/database.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, newProject, published } from '#tests/support/sale.ts'
import { follow, tell, unreadIn } from './support.ts'

let test: TestApp
let rep: Awaited<ReturnType<TestApp['signIn']>>
beforeEach(async () => {
  test = await testApp()
  rep = await test.signIn(emailOf('Sales Rep'))
})
const open = async (token = rep.token, more: Parameters<typeof follow>[2] = {}) => {
  const stream = await follow(test, token, more)
  onTestFinished(() => stream.close())
  return stream
}
const tellRep = (sentence: string) => tell(test, { user_ids: [rep.user.id], sentence: () => sentence })

describe('a project that changes', () => {
  /** The next event about a project; others are passed over. */
  async function nextProject(stream: Awaited<ReturnType<typeof open>>): Promise<unknown> {
    for (;;) {
      const heard = await stream.next()
      if (!heard || heard.event === 'project') return heard?.data
    }
  }

  it('is reported to those who see it, whether a colleague, a homeowner or the product changed it', async () => {
    const owner = await test.signIn(emailOf('Owner'))
    const { project_id } = await financed(rep.call)
    const { public_id } = await published(rep.call, project_id)
    const [mine, theirs] = [await open(), await open(owner.token)]
    const { version } = answered(
      (await owner.call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data,
    ).project
    await owner.call.POST('/v3/projects.Update', { body: { project_id, version, notes: 'Call after six.' } })
    const edited = await nextProject(mine)
    expect(edited).toEqual({ project_id, revision: expect.any(Number), kind: 'projects' })
    expect(await nextProject(theirs)).toEqual(edited)
    const { proposal } = answered(
      (await test.anyone.GET('/v3/proposal.View', { params: { query: { public_id } } })).data,
    )
    const option_id = proposal.figures.offers[0]?.option_id ?? ''
    const accepted = { public_id, option_id, with_battery: false, name: 'Sam Sample' }
    expect((await test.anyone.POST('/v3/proposal.Accept', { body: accepted })).response.status).toBe(200)
    const after = await nextProject(mine)
    expect(after).toEqual({ project_id, revision: expect.any(Number), kind: 'proposals' })
    expect(Object(after).revision).toBeGreaterThan(Object(edited).revision)
    expect(await nextProject(theirs)).toEqual(after)
  })

  it('is not reported to those who may not see it', async () => {
    const owner = await test.signIn(emailOf('Owner'))
    const stream = await open()
    const { id: not_theirs } = await newProject(owner.call)
    const { id: project_id } = await newProject(rep.call)
    expect(await nextProject(stream)).toMatchObject({ project_id, kind: 'projects' })
    expect(project_id).not.toBe(not_theirs)
  })
})

it('hears who has a drawing open of a project that the follower may see, and of no other', async () => {
  const owner = await test.signIn(emailOf('Owner'))
  const stream = await open()
  const { id: theirs } = await newProject(owner.call)
  const { id: project_id } = await newProject(rep.call)
  const place = '0198f7a2-0000-7000-8000-0000000000d1'
  for (const id of [theirs, project_id]) {
    const body = { project_id: id, place, parts: ['south'], here: true }
    expect((await owner.call.POST('/v3/design.ShowPresence', { body })).response.status).toBe(200)
  }
  for (let event = await stream.next(); event; event = await stream.next())
    if (event.event === 'presence') {
      const { id: user_id } = owner.user
      expect(event.data).toEqual({ project_id, place, user_id, name: 'Test Owner', parts: ['south'], here: true })
      break
    }
  const body = { project_id: theirs, place, parts: [], here: true }
  expect(await refusal(rep.call.POST('/v3/design.ShowPresence', { body }))).toMatchObject({ status: 404 })
})

it('hears of a change that any project may show, and not of a sign-in or what concerns a colleague alone', async () => {
  const owner = await test.signIn(emailOf('Owner'))
  const stream = await open()
  await test.signIn(emailOf('Owner'))
  const { ways, version } = answered((await owner.call.GET('/v3/notifications.GetPreferences', {})).data)
  const mine = ways.slice(0, 1).map(({ event, mail }) => ({ event, mail, in_app: true }))
  await owner.call.POST('/v3/notifications.Preferences', { body: { ways: mine, version } })
  await owner.call.POST('/v3/roles.Create', { body: { name: 'Roof crew', permissions: ['projects.edit'] } })
  const heard: unknown[] = []
  for (let event = await stream.next(); event; event = await stream.next()) {
    if (event.event !== 'unread') heard.push(event)
    if (event.event === 'company') break
  }
  expect(heard).toEqual([expect.objectContaining({ event: 'company', data: { kind: 'roles' } })])
})

describe('a follower', () => {
  it('hears how many are unread, and each new one within a second', async () => {
    await tellRep('Before')
    const stream = await open()
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream'])
    expect(unreadIn((await stream.next()) ?? { event: '', id: undefined, data: null })).toBe(1)
    const asked = performance.now()
    await tellRep('After')
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { unread: 2 } })
    const heard = await stream.next()
    expect(heard).toMatchObject({ event: 'notification', data: { sentence: 'After', page: '/projects' } })
    expect(heard?.id).toBe(heard && Object(heard.data).id)
    expect(performance.now() - asked).toBeLessThan(1_000)
  })

  it('gets nothing of what others get', async () => {
    const finance = await test.signIn(emailOf('Finance'))
    const stream = await open()
    await stream.next()
    await tell(test, { user_ids: [finance.user.id], sentence: () => 'Theirs' })
    await tellRep('Mine')
    await stream.next()
    expect(await stream.next()).toMatchObject({ data: { sentence: 'Mine' } })
  })

  it('hears in one browser what was read in another', async () => {
    await tellRep('One')
    const stream = await open()
    await stream.next()
    const { data } = await rep.call.GET('/v3/notifications.List', {})
    await rep.call.POST('/v3/notifications.MarkRead', { body: { ids: data?.notifications.map(({ id }) => id) ?? [] } })
    expect(await stream.next()).toMatchObject({ event: 'unread', data: { unread: 0 } })
  })

  it('goes on after a broken line with what came meanwhile, once', async () => {
    const before = await open()
    await before.next()
    await tellRep('One')
    await before.next()
    const seen = await before.next()
    await before.close()
    await tellRep('Two')
    const after = await open(rep.token, { after: seen?.id ?? '' })
    expect(await after.next()).toMatchObject({ data: { unread: 2 } })
    expect(await after.next()).toMatchObject({ data: { sentence: 'Two' } })
    await tellRep('Three')
    await after.next()
    expect(await after.next()).toMatchObject({ data: { sentence: 'Three' } })
  })

  it('gets it within seconds even without a message on the channel', async () => {
    const stream = await open()
    await stream.next()
    const { page, sentence, event } = { page: '/', sentence: 'Written silently', event: 'job_done' as const }
    await inCompany(test.database, 2, db =>
      db.insert(notifications).values({
        company_id: 2,
        id: test.ports.id(),
        user_id: rep.user.id,
        event,
        sentence,
        page,
        in_app: true,
        at: test.ports.now(),
      }),
    )
    await stream.next()
    expect(await stream.next()).toMatchObject({ data: { sentence } })
  })
})

describe('a stream ends', () => {
  const ends = async (stream: Awaited<ReturnType<typeof open>>) => {
    for (;;) {
      const heard = await stream.next()
      if (heard === undefined) return 'without a word'
      if (heard.event === 'end') return Object(heard.data).reason
    }
  }

  it('with the session that was revoked, and keeps none from ending by itself', async () => {
    const stream = await open()
    await stream.next()
    test.clock.now = new Date(test.clock.now.getTime() + 66 * 60_000)
    await tellRep('Too late')
    expect(await ends(stream)).toBe('session_ended')
    rep = await test.signIn(emailOf('Sales Rep'))
    const other = await open()
    await other.next()
    await rep.call.POST('/api/session/clear')
    await tellRep('Too late')
    expect(await ends(other)).toBe('session_ended')
    expect((await open()).status).toBe(401)
  })

  it('when its holder may do something else than before', async () => {
    const owner = await test.signIn(emailOf('Owner'))
    const viewer = await test.signIn(emailOf('Viewer'))
    const stream = await open()
    await stream.next()
    const { data } = await owner.call.GET('/v3/users.Get', { params: { query: { user_id: rep.user.id } } })
    await owner.call.POST('/v3/users.UpdateRole', {
      body: { user_id: rep.user.id, role_id: viewer.user.role_id, version: data?.user.version ?? 1 },
    })
    await tellRep('Anything')
    expect(await ends(stream)).toBe('permissions_changed')
  })

  it('for the latest of too many of one person, and its place is free once its reader is gone', async () => {
    const streams = []
    for (const _ of [1, 2, 3, 4, 5]) streams.push(await open())
    expect(test.ports.followers.count()).toBe(5)
    await open()
    expect(test.ports.followers.count()).toBe(5)
    expect(streams[0] && (await ends(streams[0]))).toBe('replaced')
    for (const stream of streams) await stream.close()
    expect(test.ports.followers.count()).toBe(1)
  })

  it('when the server stops', async () => {
    const stream = await open()
    await stream.next()
    test.ports.followers.close()
    expect(await ends(stream)).toBe('server_stops')
    expect(test.ports.followers.count()).toBe(0)
  })

  it('when what it says is not read', async () => {
    const stream = await open()
    await stream.next()
    for (const n of [1, 2]) {
      const long = 'x'.repeat(990)
      await inCompany(test.database, 2, async db => {
        for (let m = 0; m < 40; m++)
          await db.insert(notifications).values({
            company_id: 2,
            id: test.ports.id(),
            user_id: rep.user.id,
            event: 'job_done',
            sentence: `${n} ${m}`,
            detail: long,
            page: '/',
            in_app: true,
            at: test.ports.now(),
          })
      })
      await tellRep('Look')
    }
    await expect.poll(() => test.ports.followers.count()).toBe(0)
    expect(await ends(stream)).toBe('too_slow')
  })
})
