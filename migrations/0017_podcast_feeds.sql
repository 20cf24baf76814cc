CREATE TABLE `feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`shows_names` integer NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feeds_id_unique` ON `feeds` (`id`);--> statement-breakpoint
DROP INDEX `narrations_by_user`;--> statement-breakpoint
CREATE INDEX `narrations_by_user` ON `narrations` (`user_id`,`created_at`,`id`);