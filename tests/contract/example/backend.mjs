// The backend of the example: notes of two accounts, in memory.
import { createServer } from 'node:http'

const accounts = { 'Bearer first': new Map(), 'Bearer second': new Map() }
let last = 0

createServer(async (request, response) => {
  const [status, body] = await answer(request)
  response.writeHead(status, body ? { 'Content-Type': 'application/json' } : {})
  response.end(body && JSON.stringify(body))
}).listen(Number(process.env.PORT ?? 8080))

async function answer(request) {
  const notes = accounts[request.headers.authorization]
  if (!notes) return refused(401, 'Sign in.')
  const [, list, id, ...more] = new URL(request.url, 'http://localhost').pathname.split('/')
  if (list !== 'notes' || more.length > 0) return refused(404, 'There is nothing here.')
  if (id === undefined && request.method === 'GET') return [200, { notes: [...notes.values()] }]
  if (id === undefined && request.method === 'POST') return create(notes, await read(request))
  if (id === undefined || !['GET', 'DELETE'].includes(request.method)) return refused(405, 'Not here.')
  if (!/^[1-9]\d{0,6}$/.test(id) || Number(id) > 1_000_000) return refused(400, 'A note’s ID is a number.')
  const note = notes.get(Number(id))
  if (!note) return refused(404, 'There is no such note.')
  if (request.method === 'GET') return [200, note]
  notes.delete(note.id)
  return [204]
}

function create(notes, input) {
  const { title, done = false, ...unknown } = Object(input)
  const length = typeof title === 'string' ? [...title].length : 0
  if (length < 1 || length > 80) return refused(400, 'A title has 1 to 80 characters.')
  if (typeof done !== 'boolean') return refused(400, 'Done is true or false.')
  if (Array.isArray(input) || Object.keys(unknown).length > 0) return refused(400, 'A note has a title and done.')
  const note = { id: ++last, title, done }
  notes.set(note.id, note)
  return [201, note]
}

async function read(request) {
  if (!request.headers['content-type']?.startsWith('application/json')) return undefined
  try {
    return JSON.parse(Buffer.concat(await request.toArray()).toString())
  } catch {
    return undefined
  }
}

const refused = (status, error) => [status, { error }]
