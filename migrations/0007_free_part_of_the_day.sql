ALTER TABLE `daily_spending` ADD `free_stories` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `daily_spending` ADD `free_characters` integer DEFAULT 0 NOT NULL;