interface ImportMetaEnv {
  /** The day of the build, as days since 1970. */
  readonly VITE_BUILT_ON: number;
}
