declare const __BRAND__: string
/** Whether screens that serve development alone are built. */
declare const __DEVELOPMENT__: boolean
