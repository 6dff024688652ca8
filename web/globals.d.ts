declare const __BRAND__: string
/** True if development-only screens are built. */
declare const __DEVELOPMENT__: boolean
/** Which build this is, for support. */
declare const __VERSION__: string
/** Which contract the build was made from. */
declare const __CONTRACT__: string
