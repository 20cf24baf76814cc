ALTER TABLE `contact_messages` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `story_reports` ADD `claimed_at` integer;