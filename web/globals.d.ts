declare const __BRAND__: string
