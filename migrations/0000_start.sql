CREATE TABLE `admin_notices` (
	`kind` text PRIMARY KEY NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_notices_by_time` ON `admin_notices` (`sent_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text,
	`message` text NOT NULL,
	`is_priority` integer NOT NULL,
	`created_at` integer NOT NULL,
	`claimed_at` integer,
	`mailed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_messages_by_priority` ON `contact_messages` (`is_priority`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_user` ON `contact_messages` (`user_id`);--> statement-breakpoint
CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`holder` text,
	`account_ended_at` integer,
	`noted_at` integer NOT NULL,
	`failed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `contracts_by_failure` ON `contracts` (`failed_at`);--> statement-breakpoint
CREATE INDEX `contracts_by_user` ON `contracts` (`user_id`);--> statement-breakpoint
CREATE INDEX `contracts_by_holder` ON `contracts` (`holder`);--> statement-breakpoint
CREATE INDEX `contracts_by_time` ON `contracts` (`noted_at`);--> statement-breakpoint
CREATE TABLE `daily_spending` (
	`day` text NOT NULL,
	`what` text NOT NULL,
	`all` integer NOT NULL,
	`free` integer NOT NULL,
	`unconfirmed` integer NOT NULL,
	PRIMARY KEY(`day`, `what`)
);
--> statement-breakpoint
CREATE TABLE `daily_totals` (
	`day` text NOT NULL,
	`what` text NOT NULL,
	`detail` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `what`, `detail`)
);
--> statement-breakpoint
CREATE TABLE `duplicate_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`refunded_amount` integer,
	`currency` text,
	`claimed_at` integer,
	`mailed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `duplicate_subscriptions_by_user` ON `duplicate_subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `duplicate_subscriptions_by_mailing` ON `duplicate_subscriptions` (`mailed_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `examples` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`age` text NOT NULL,
	`language` text NOT NULL,
	`level` text NOT NULL,
	`type` text DEFAULT 'original' NOT NULL,
	`country` text,
	`protagonista` text,
	`text_path` text,
	`audio_path` text,
	`image_path` text NOT NULL,
	`alt_es` text NOT NULL,
	`alt_en` text NOT NULL,
	`middle` text,
	`voice` text,
	`voice_id` text,
	`speech_rate` real,
	`music_track` text,
	`duration` real,
	`timeline` text,
	`text_hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `examples_by_position` ON `examples` (`position`);--> statement-breakpoint
CREATE INDEX `examples_by_text` ON `examples` (`text_hash`);--> statement-breakpoint
CREATE TABLE `free_stories` (
	`generation_id` text PRIMARY KEY NOT NULL,
	`mailbox` text NOT NULL,
	`user_id` text,
	`counts_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `free_stories_by_mailbox` ON `free_stories` (`mailbox`);--> statement-breakpoint
CREATE INDEX `free_stories_by_user` ON `free_stories` (`user_id`);--> statement-breakpoint
CREATE INDEX `free_stories_by_end` ON `free_stories` (`counts_until`);--> statement-breakpoint
CREATE TABLE `incidents` (
	`rule` text PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL,
	`facts` text NOT NULL,
	`mailed_at` integer,
	`ended_at` integer,
	`claimed_at` integer
);
--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_tokens_by_user` ON `mail_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `mail_tokens_by_expiry` ON `mail_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `owner_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`user_id` text,
	`report_id` text,
	`reason` text NOT NULL,
	`owner` text NOT NULL,
	`begun_at` integer NOT NULL,
	`claimed_at` integer NOT NULL,
	`done_at` integer,
	`result` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `owner_acts_by_user` ON `owner_acts` (`user_id`,`begun_at`);--> statement-breakpoint
CREATE INDEX `owner_acts_by_report` ON `owner_acts` (`report_id`,`begun_at`);--> statement-breakpoint
CREATE INDEX `owner_acts_by_time` ON `owner_acts` (`begun_at`);--> statement-breakpoint
CREATE TABLE `provider_status` (
	`service` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`updated_at` integer NOT NULL,
	`failed_as` text,
	`failed_at` integer,
	`second_last_failed_at` integer,
	`third_last_failed_at` integer,
	`failed_person` text,
	`other_failed_at` integer
);
--> statement-breakpoint
CREATE TABLE `story_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`story_id` text,
	`example_id` text,
	`title` text NOT NULL,
	`reason` text NOT NULL,
	`comment` text,
	`is_from_link` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`claimed_at` integer,
	`mailed_at` integer,
	`decided_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "story_reports_of_one_text" CHECK(("story_reports"."story_id" IS NULL) <> ("story_reports"."example_id" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `story_reports_by_decision` ON `story_reports` (`decided_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `story_reports_by_mailing` ON `story_reports` (`mailed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `story_reports_by_user` ON `story_reports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`handled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_by_time` ON `stripe_events` (`handled_at`);--> statement-breakpoint
CREATE TABLE `tallies` (
	`slot` integer NOT NULL,
	`what` text NOT NULL,
	`detail` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`what`, `slot`, `detail`)
);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`digest` text PRIMARY KEY NOT NULL,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tombstones_by_time` ON `tombstones` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `usage_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`uses` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`recent` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `usage_counts_by_end` ON `usage_counts` (`ends_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`password_hash` text,
	`subscription_status` text DEFAULT 'none' NOT NULL,
	`email_verified_at` integer,
	`confirmed_by_holder_at` integer,
	`google_id` text,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`period_start` integer,
	`period_end` integer,
	`renewal_start` integer,
	`gift_start` integer,
	`gift_end` integer,
	`billing_version` integer DEFAULT 0 NOT NULL,
	`mailbox` text NOT NULL,
	`stories_elsewhere` integer DEFAULT 0 NOT NULL,
	`terms_version` text,
	`terms_accepted_at` integer,
	`created_at` integer NOT NULL,
	`wake_at` integer DEFAULT 0 NOT NULL,
	`location_hint` text,
	`version` integer DEFAULT 1 NOT NULL,
	`handed_version` integer DEFAULT 0 NOT NULL,
	`credentials` integer DEFAULT 1 NOT NULL,
	`kept_session` text,
	`home_task` text
);
--> statement-breakpoint
CREATE INDEX `users_by_home_task` ON `users` (`id`) WHERE home_task IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_to_hand_over` ON `users` (`id`) WHERE version > handed_version;--> statement-breakpoint
CREATE INDEX `users_by_waking` ON `users` (`wake_at`);--> statement-breakpoint
CREATE INDEX `users_by_subscription` ON `users` (`subscription_status`) WHERE subscription_status <> 'none';--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_mailbox` ON `users` (`mailbox`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_google_id` ON `users` (`google_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_stripe_customer` ON `users` (`stripe_customer_id`);--> statement-breakpoint
CREATE TABLE `watched_models` (
	`id` text PRIMARY KEY NOT NULL,
	`service` text NOT NULL,
	`server` text NOT NULL,
	`model` text NOT NULL,
	`problem` text,
	`shutdown_at` integer,
	`told_problem` text,
	`told_days` integer,
	`checked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`holder` text,
	`cause` text DEFAULT 'statement' NOT NULL,
	`email` text,
	`name` text,
	`stated_at` integer NOT NULL,
	`confirmed_at` integer,
	`link_hash` text,
	`settled_at` integer,
	`outcome` text NOT NULL,
	`refunded_amount` integer,
	`currency` text,
	`ends_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`mail_due_at` integer NOT NULL,
	`claimed_at` integer,
	`mailed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `withdrawals_by_user` ON `withdrawals` (`user_id`,`stated_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_holder` ON `withdrawals` (`holder`,`stated_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_email` ON `withdrawals` (`email`,`stated_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_settling` ON `withdrawals` (`settled_at`,`confirmed_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_mailing` ON `withdrawals` (`mailed_at`,`mail_due_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_time` ON `withdrawals` (`stated_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_by_link` ON `withdrawals` (`link_hash`);