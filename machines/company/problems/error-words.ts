// Words an error message may keep: those browsers and our libraries write. Any other word may be a name, an address or
// user input. Given names that are also words ("Will", "Mark") are left out on purpose.

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Prose of error messages. */
export const WORDS = list(`
  a aborted accessed accessing access after all already an and any are argument arguments array as assignment async
  at attempted await be because been before being between body boolean but by call callback called canceled cancelled cannot can't
  changed circular class closed compiled constant constructor construct contains context converting could couldn't
  create created cross-origin data declaration defined delete denied deprecated descendant deserialize destructure
  detached did disallowed document does doesn't duplicate during dynamically each either element empty end entered error
  evaluating exceeded execute expected expression failed failure fetch field file filled first for found frame from
  function generator get getter given global granted had has have html hydrated hydrating hydration if illegal image
  implement implemented implements import imported importing in incompatible index infinite initialization initialized input insecure
  inside instance instanceof instead insufficient interface internal into invalid invocation invoked is isn't it
  iterable iterate iterator its just key left length lexical limit literal load loaded loading locked loop maximum
  memory message method mismatched missing mode module must native near new no node non-iterable non-object non-string
  none not null number object of on one only open operation operator operand options or other out parameter
  parameters parent parse parsed parser part pattern permission pointer position promise properties property
  prototype provided proxy quota range reached read readonly reading recursion redeclaration reducer reference refused
  rejected render rendered rendering renders required request resource response result return returned right rule
  script secure security see server set setter setting should size source stack state step storage strict string
  super support supported symbol syntax task termination text than that the then there they this thrown time timeout
  timed to token too transaction tried trying type typed unable undefined unexpected unhandled unknown unmounted
  unsupported unterminated updated url use used user using valid value values variable version was were when which while
  with within without worker write writing yield zero
`)

/** Parts of identifiers, as of getContext or ReadableStream. */
const PARTS = list(`
  abort access active add all allow animation anchor append apply array async at attribute attributes audio available
  await base before blob body boolean bounding box broadcast buffer button by bytes cache cached call cancel canvas
  capture catch channel char child children class clear click client clipboard clone close closest code color command
  compile computed concat connection console construct constructor content context controller controls convert cookie
  copy count create credentials crypto css current data database date decode decoder default define delete
  descriptor destroy detail device digest direction dimensions disconnect display doc document dom draw duplicate
  element elements encode encoder end entries error event events every exception exec exists exit exports extract fetch
  field file fill filter finally find first flat float focus font for form format found fragment frame freeze from
  full function generator get global group handle handler has hash head header headers height hidden hit
  html http idb idle image images implementation import in includes index info init initial inner input insert
  install instance int integer intersection into invalid is item items iterator join json key keys language last layer layout length
  lifecycle line link linear list listener load local locale location lock locked lookup map match matches media message
  meta method mime missing modal module mount mutation name named navigation navigator network next node not null number
  object observe observer of off offscreen offset on once open operation operations options or order origin out over own
  page pages paint parent parse part password path pattern pdf peek permission ping pixel pointer points pop port position
  post prepend prevent process promise prop properties property props prototype proxy push query queue quota random range raw react read
  readable reader ready record rect reduce ref reference reflect regexp register reject release remove render
  rendering replace report request reset resize resolve resolvers resource response result return revoke root row
  rtc scale scroll search section security select selection selector send sent serialize service session set setter
  shape shift signal size slice some sort splice split src stack start state static status storage store stream
  string structured style styles sub submit subscribe subtle support suspense symbol syntax tag take target task
  test text then throw tick time timeout timer to token top touch track transaction transform transfer translate
  transport try type typed uint undefined uni unknown update upgrade upload uri url use used using util valid value values
  version view viewport visibility visible visual wait wasm weak webgl weight wheel width window with worker
  writable write writer xhr xml
`)

/** Capitalized names that messages contain. */
export const NAMES = list(`
  AbortController Array ArrayBuffer Attr BigInt Blob Boolean Canvas CSS CustomEvent DataView Date Document Element Error
  EvalError Event EventTarget File FileReader FormData Function Headers Image Infinity Intl Iterator JSON Map Math
  NaN Node NodeList Number Object Path2D Proxy Promise RangeError React Reflect RegExp Request Response Set String
  Symbol SyntaxError TypeError URIError URL WeakMap WeakRef WeakSet Window Worker
`)

export const isPart = (word: string): boolean => PARTS.has(word) || WORDS.has(word)
