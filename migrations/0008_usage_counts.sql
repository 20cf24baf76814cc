CREATE TABLE `usage_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`uses` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `usage_counts_by_end` ON `usage_counts` (`ends_at`);