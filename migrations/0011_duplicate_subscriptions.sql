CREATE TABLE `duplicate_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`refunded_amount` integer,
	`currency` text,
	`claimed_at` integer,
	`mailed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `duplicate_subscriptions_by_user` ON `duplicate_subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `duplicate_subscriptions_by_mailing` ON `duplicate_subscriptions` (`mailed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `duplicate_subscriptions_by_refund` ON `duplicate_subscriptions` (`refunded_amount`,`created_at`);