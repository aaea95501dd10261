export const EVENT_COLORS = ['default', 'green', 'red', 'azure', 'warning'] as const;

export type EventColor = (typeof EVENT_COLORS)[number];

/** An event of the calendar. It is known by its id, never by its title (F16). */
export type CalendarEvent = {
  readonly id: number;
  readonly title: string;
  /** As a clock on the wall says it: `aaaa-mm-ddThh:mm`. */
  readonly start: string;
  /** Later than the start; of a whole day, its last day. */
  readonly end: string;
  /** Its hours say nothing then. */
  readonly allDay: boolean;
  readonly color: EventColor;
};
