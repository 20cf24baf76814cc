-- A person's own story has its title in the library, for as long as they keep it.
UPDATE `story_reports` SET `title` = '' WHERE `story_id` IS NOT NULL;--> statement-breakpoint
UPDATE `story_reports` SET `comment` = NULL
  WHERE `mailed_at` IS NOT NULL AND `story_id` IS NOT NULL AND `story_id` NOT IN (SELECT `id` FROM `stories`);
