ALTER TABLE `examples` ADD `type` text DEFAULT 'original' NOT NULL;--> statement-breakpoint
ALTER TABLE `examples` ADD `country` text;--> statement-breakpoint
ALTER TABLE `examples` ADD `middle` text;