// Starts the server that was built: `node dist-server/main.js`. `npm start` builds while it starts (start.mjs).
import { run } from './run.ts'

await run()
