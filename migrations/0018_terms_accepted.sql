ALTER TABLE `users` ADD `terms_accepted_at` integer;--> statement-breakpoint
-- So far terms were only accepted where an account was opened.
UPDATE `users` SET `terms_accepted_at` = `created_at` WHERE `terms_version` IS NOT NULL;
