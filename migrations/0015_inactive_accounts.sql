ALTER TABLE `users` ADD `active_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `deletion_told` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `deletion_told_at` integer;--> statement-breakpoint
CREATE INDEX `users_by_confirmation` ON `users` (`email_verified_at`,`active_at`);--> statement-breakpoint
CREATE INDEX `users_by_activity` ON `users` (`deletion_told`,`active_at`);--> statement-breakpoint
-- Nobody is deleted for the time before it was counted.
UPDATE `users` SET `active_at` = unixepoch() * 1000;
