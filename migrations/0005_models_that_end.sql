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
