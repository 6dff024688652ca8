// Browsers provide random UUIDs only for pages served by TLS or from the device itself. A phone opening a computer on
// the same network has neither, and every write needs one. The library makes them from random bytes; without options it
// would call the browser's, which is this function. Imported before anything else.
import { v4 } from 'uuid'

if (!('randomUUID' in crypto)) Object.defineProperty(crypto, 'randomUUID', { value: () => v4({}) })
