interface ImportMetaEnv {
  /** The deployed commit; `dev` locally. */
  readonly VITE_RELEASE: string;
  /** The day of the build, as days since 1970. */
  readonly VITE_BUILT_ON: number;
  /** Parts that the deployment lacks, with blanks between; see `lib/parts.ts`. */
  readonly VITE_LACKS?: string;
  /** Who offers the service, as JSON; see `features/info/responsible.ts`. */
  readonly VITE_RESPONSIBLE: string;
  /** Helplines by country, as JSON; see `features/help/help-lines.ts`. */
  readonly VITE_HELP_LINES: string;
}
