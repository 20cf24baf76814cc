ALTER TABLE `provider_status` ADD `failed_as` text;--> statement-breakpoint
ALTER TABLE `provider_status` ADD `failed_at` integer;--> statement-breakpoint
ALTER TABLE `provider_status` ADD `second_last_failed_at` integer;--> statement-breakpoint
ALTER TABLE `provider_status` ADD `third_last_failed_at` integer;--> statement-breakpoint
ALTER TABLE `provider_status` ADD `failed_person` text;--> statement-breakpoint
ALTER TABLE `provider_status` ADD `other_failed_at` integer;