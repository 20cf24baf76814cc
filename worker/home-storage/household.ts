import { dayIn, UNKNOWN_TIME_ZONE } from '../../contract/time-zone.ts';

type Row = { timeZone: string; day: string; stories: number; highest: number };

/** What tells a story from the others of its day, and of its title. */
export type Numbers = { dayNumber: number; titleNumber: number };

/** Before a browser has said where the family is, and before their first story. */
const UNKNOWN: Row = { timeZone: UNKNOWN_TIME_ZONE, day: '', stories: 0, highest: 0 };

/**
 * Where the family is, by the browser that last ordered a story, and the number of stories on their last day. Every
 * method is synchronous.
 */
export class Household {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  #read(): Row {
    const columns = 'time_zone AS timeZone, day, day_stories AS stories, day_highest AS highest';
    return this.#sql.exec<Row>(`SELECT ${columns} FROM household`).toArray()[0] ?? UNKNOWN;
  }

  #write(row: Row): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO household (id, time_zone, day, day_stories, day_highest) VALUES (1, ?, ?, ?, ?)',
      row.timeZone,
      row.day,
      row.stories,
      row.highest,
    );
  }

  timeZone(): string {
    return this.#read().timeZone;
  }

  /** @param timeZone of `readTimeZone` */
  setTimeZone(timeZone: string): void {
    const row = this.#read();
    if (timeZone !== row.timeZone) this.#write({ ...row, timeZone });
  }

  /** The family's day, `2026-11-29`. @param at milliseconds since the epoch */
  dayOf(at: number): string {
    return dayIn(this.timeZone(), at);
  }

  /**
   * Numbers of a new story. Those of a story that was deleted on this day are not given again, since podcast apps may
   * have its sound: as its title is not known any more, any story after it gets a higher number.
   * @param there stories of the day, and the highest numbers of the day and of the title; 0 without any
   */
  takeNumbers(day: string, there: { stories: number } & Numbers): Numbers {
    const row = this.#read();
    const { stories, highest } = row.day === day ? row : UNKNOWN;
    const dayNumber = Math.max(there.dayNumber, stories) + 1;
    const isOneDeleted = dayNumber - 1 > there.stories;
    const titleNumber = Math.max(there.titleNumber, isOneDeleted ? highest : 0) + 1;
    this.#write({ ...row, day, stories: dayNumber, highest: Math.max(highest, titleNumber) });
    return { dayNumber, titleNumber };
  }
}
